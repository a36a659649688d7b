"use server";

import { editProfile } from "@/lib/account/edit-profile";
import { profileInput } from "@/lib/account/schema";
import { addAdmin } from "@/lib/businesses/add-admin";
import { createBusiness } from "@/lib/businesses/create-business";
import { editBusiness } from "@/lib/businesses/edit-business";
import { removeAdmin } from "@/lib/businesses/remove-admin";
import { addAdminForm, adminParams, businessInput, editBusinessInput } from "@/lib/businesses/schema";
import { action } from "@/lib/http/action";
import { createProject } from "@/lib/projects/create-project";
import { issueConnectCode } from "@/lib/projects/issue-connect-codes";
import { redeemConnectCode } from "@/lib/projects/redeem-connect-code";
import { removeMember } from "@/lib/projects/remove-member";
import { codeForm, createProjectInput, joinInput, memberParams } from "@/lib/projects/schema";

export const editProfileAction = action(profileInput, editProfile);
export const createBusinessAction = action(businessInput, createBusiness);
export const editBusinessAction = action(editBusinessInput, editBusiness);
export const addAdminAction = action(addAdminForm, addAdmin);
export const removeAdminAction = action(adminParams, removeAdmin);
export const createProjectAction = action(createProjectInput, createProject);
export const issueConnectCodeAction = action(codeForm, issueConnectCode);
export const joinProjectAction = action(joinInput, redeemConnectCode);
export const removeMemberAction = action(memberParams, removeMember);
