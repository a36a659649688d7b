import { InvitationSkeleton } from "@/components/screens/invitation/invitation-skeleton";

export default InvitationSkeleton;
