import webPush from "web-push";

/* Makes the keys with which this installation signs its pushes; to be copied into the environment. */
const { publicKey, privateKey } = webPush.generateVAPIDKeys();
process.stdout.write(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\n`);
