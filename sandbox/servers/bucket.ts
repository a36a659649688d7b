import S3rver from "s3rver";
import type { Bucket as BucketOptions } from "@/lib/blob/s3-store";
import type { Env } from "@/sandbox/run/env";
import { temporaryFolder } from "@/sandbox/run/folders";

export interface Bucket {
  options: BucketOptions;
  /** The variables of a server that keeps its files there. */
  env: Env;
  stop(): Promise<void>;
}

/** Starts a server with S3's API that has one empty bucket. */
export async function startBucket(): Promise<Bucket> {
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: temporaryFolder("bucket"),
    vhostBuckets: false,
    configureBuckets: [{ name: "plumbline", configs: [] }],
  });
  const { port } = await server.run();
  // The only account that this server knows.
  const [accessKeyId, secretAccessKey] = ["S3RVER", "S3RVER"];
  const endpoint = `http://127.0.0.1:${port}/plumbline`;
  return {
    options: { endpoint, region: "auto", accessKeyId, secretAccessKey },
    env: { S3_BUCKET_URL: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    stop: () => server.close(),
  };
}
