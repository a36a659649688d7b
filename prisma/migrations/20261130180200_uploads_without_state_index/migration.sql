-- What nobody has posted is found by "uploads_unposted_idx": nothing asks for uploads by their state.
DROP INDEX "uploads_state_created_at_idx";
