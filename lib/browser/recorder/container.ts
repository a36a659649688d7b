const CONTAINERS = ["audio/webm;codecs=opus", "audio/webm", "audio/mp4;codecs=mp4a.40.2", "audio/mp4"];

/** The container to record in: WebM with Opus, or MP4 as on older iPhones; the browser's own choice when it knows neither. */
export function chooseContainer(isSupported: (type: string) => boolean): string {
  return CONTAINERS.find(isSupported) ?? "";
}
