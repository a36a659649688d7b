const DIRECTORY_END = 0x06054b50;
const STORED = 0;

/** The entries of a ZIP archive that stores them as they are, by name. Throws when it is cut, or compresses. */
export function zipEntries(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== DIRECTORY_END) throw new Error("The archive has no end");
  const entries = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extra, comment] = lengthsAt(archive, at + 28);
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    if (archive.readUInt16LE(at + 10) !== STORED) throw new Error(`${name} is compressed`);
    entries.set(name, contentAt(archive, archive.readUInt32LE(at + 42), archive.readUInt32LE(at + 24)));
    at += 46 + nameLength + extra + comment;
  }
  return entries;
}

/** What the archive of an exported account says in its JSON. */
export function exportedJson(archive: Buffer): unknown {
  return JSON.parse(zipEntries(archive).get("data.json")?.toString() ?? "");
}

function lengthsAt(archive: Buffer, at: number): [name: number, extra: number, comment: number] {
  return [archive.readUInt16LE(at), archive.readUInt16LE(at + 2), archive.readUInt16LE(at + 4)];
}

function contentAt(archive: Buffer, header: number, size: number): Buffer {
  const from = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
  return archive.subarray(from, from + size);
}
