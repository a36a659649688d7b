-- When the user was told where recordings go, and agreed: they are asked once, whatever the device.

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "recording_consent_at" TIMESTAMPTZ(3);
