import { InvitationSkeleton } from "@/components/invitations/invitation-skeleton";

export default InvitationSkeleton;
