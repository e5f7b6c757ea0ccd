/** Profiles made for tests. */

interface Tag {
  name: string;
  data: Buffer;
}

function profile(space: string, connection: string, tags: readonly Tag[]): Buffer {
  const header = Buffer.alloc(128);
  header.writeUInt32BE(0x02_40_00_00, 8);
  header.write('prtr', 12, 'latin1');
  header.write(space, 16, 'latin1');
  header.write(connection, 20, 'latin1');
  header.write('acsp', 36, 'latin1');
  const table = Buffer.alloc(4 + 12 * tags.length);
  table.writeUInt32BE(tags.length, 0);
  let offset = header.length + table.length;
  tags.forEach(({ name, data }, index) => {
    table.write(name, 4 + 12 * index, 'latin1');
    table.writeUInt32BE(offset, 8 + 12 * index);
    table.writeUInt32BE(data.length, 12 + 12 * index);
    offset += data.length;
  });
  return Buffer.concat([header, table, ...tags.map(({ data }) => data)]);
}

const typed = (type: string, size: number): Buffer => {
  const data = Buffer.alloc(size);
  data.write(type, 0, 'latin1');
  return data;
};

/** An RGB profile with the primaries of sRGB and one gamma. */
export function gammaProfile(gamma: number): Buffer {
  const column = (name: string, numbers: readonly number[]): Tag => {
    const data = typed('XYZ ', 20);
    numbers.forEach((value, index) => data.writeInt32BE(Math.round(value * 65_536), 8 + 4 * index));
    return { name, data };
  };
  const curve = (name: string): Tag => {
    const data = typed('curv', 16);
    data.writeUInt32BE(1, 8);
    data.writeUInt16BE(gamma * 256, 12);
    return { name, data };
  };
  return profile('RGB ', 'XYZ ', [
    column('rXYZ', [0.4361, 0.2225, 0.0139]),
    column('gXYZ', [0.3851, 0.7169, 0.0971]),
    column('bXYZ', [0.1431, 0.0606, 0.7142]),
    curve('rTRC'),
    curve('gTRC'),
    curve('bTRC'),
  ]);
}

/** A CMYK profile of a press that prints only neutral colors, black for every ink. */
export function neutralPressProfile(): Buffer {
  const table = (
    name: string,
    inputs: number,
    outputs: number,
    colorAt: (point: number[]) => number[],
  ): Tag => {
    const head = typed('mft1', 48);
    head.writeUInt8(inputs, 8);
    head.writeUInt8(outputs, 9);
    head.writeUInt8(2, 10);
    for (const at of [12, 28, 44]) head.writeInt32BE(65_536, at);
    const straight = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
    const grid = Array.from({ length: 2 ** inputs }, (_, number) =>
      colorAt(Array.from({ length: inputs }, (__, input) => (number >> (inputs - 1 - input)) & 1)),
    ).flat();
    const curves = (count: number) => Array.from({ length: count }, () => straight);
    return { name, data: Buffer.concat([head, ...curves(inputs), Buffer.from(grid), ...curves(outputs)]) };
  };
  return profile('CMYK', 'Lab ', [
    table('A2B0', 4, 3, (inks) => [inks.includes(1) ? 0 : 255, 128, 128]),
    table('B2A0', 3, 4, ([lightness = 0]) => [0, 0, 0, lightness === 1 ? 0 : 255]),
  ]);
}
