/** What people try that holds no questions as such: by how its bytes begin, and what to do about it. */
const FIRMAS: readonly { readonly bytes: readonly number[]; readonly dice: string }[] = [
  {
    bytes: [0x25, 0x50, 0x44, 0x46],
    dice: 'Es un PDF, y de un PDF no se leen preguntas: copia su texto y pégalo.',
  },
  {
    bytes: [0xd0, 0xcf, 0x11, 0xe0],
    dice: 'Es de una versión antigua de Office: guárdalo como .xlsx, o copia las preguntas y pégalas.',
  },
  { bytes: [0x89, 0x50, 0x4e, 0x47], dice: 'Es una imagen, y de una imagen no se leen preguntas.' },
  { bytes: [0xff, 0xd8, 0xff], dice: 'Es una imagen, y de una imagen no se leen preguntas.' },
  { bytes: [0x47, 0x49, 0x46, 0x38], dice: 'Es una imagen, y de una imagen no se leen preguntas.' },
  { bytes: [0x52, 0x61, 0x72, 0x21], dice: 'Está comprimido como .rar: comprímelo como .zip.' },
  { bytes: [0x37, 0x7a, 0xbc, 0xaf], dice: 'Está comprimido como .7z: comprímelo como .zip.' },
  {
    bytes: [0x1f, 0x8b],
    dice: 'Es una copia de seguridad o está comprimido como .gz: exporta las preguntas como XML de Moodle, o comprímelas como .zip.',
  },
];

export const porSusBytes = (bytes: Uint8Array): string | null =>
  FIRMAS.find((una) => una.bytes.every((byte, i) => bytes[i] === byte))?.dice ?? null;

/** A document that is a zip: the sheets of Excel are read whole, the rest are not. */
export function documentoEn(nombres: ReadonlySet<string>): { readonly dice: string | null } | null {
  if (nombres.has('xl/workbook.xml')) return { dice: null };
  if (nombres.has('word/document.xml'))
    return { dice: 'Es un documento de Word: copia las preguntas y pégalas.' };
  if (nombres.has('moodle_backup.xml'))
    return { dice: 'Es una copia de seguridad de Moodle: exporta el banco de preguntas como XML de Moodle.' };
  return nombres.has('mimetype') || nombres.has('[Content_Types].xml')
    ? { dice: 'Es un documento de otro tipo: guarda la hoja como .xlsx, o copia las preguntas y pégalas.' }
    : null;
}
