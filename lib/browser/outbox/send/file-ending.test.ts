import { expect, test } from "vitest";
import { fileEnding, HEAD_BYTES } from "./file-ending";
import { RECORDING_KINDS, recordingOf } from "@/sandbox/fixtures/recordings";

test.each(RECORDING_KINDS)("%s is known by its first bytes", (kind) => {
  expect(fileEnding(recordingOf(kind).subarray(0, HEAD_BYTES))).toBe(kind === "mp4" ? "m4a" : kind);
});

test.each(["", "These are words", "RIFF....AVI "])("“%s” is no recording", (text) => {
  expect(fileEnding(Buffer.from(text).subarray(0, HEAD_BYTES))).toBeNull();
});
