/** Who seals a sheet, when and why; part of what is sealed. */
export interface Seal {
  readonly name: string;
  readonly reason: string;
  readonly at: Date;
  /** How many bytes the signature may take. */
  readonly room: number;
}

/** Of the width of what takes its place. */
export const UNKNOWN = 9_999_999_999;

interface Inner {
  readonly _root: { readonly data: Record<string, unknown> };
  readonly page: { readonly dictionary: unknown; readonly annotations: unknown[] };
}

/** A field without a face on the page, and the dictionary where the signature goes once all else is written. */
export function leaveRoomForSeal(doc: PDFKit.PDFDocument, { name, reason, at, room }: Seal): void {
  const { _root, page } = doc as unknown as Inner;
  const value = doc.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: [0, UNKNOWN, UNKNOWN, UNKNOWN],
    Contents: new Uint8Array(room),
    Name: new String(name),
    Reason: new String(reason),
    M: at,
  });
  const field = doc.ref({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    T: new String('Firma'),
    V: value,
    // Printed with the page, and locked.
    F: 132,
    Rect: [0, 0, 0, 0],
    P: page.dictionary,
  });
  for (const object of [value, field]) (object as unknown as { end(): void }).end();
  page.annotations.push(field);
  // 3: it is signed, and only ever added to.
  _root.data['AcroForm'] = { Fields: [field], SigFlags: 3 };
  // The library would close a form of its own, with fonts that this one has no use for.
  Object.assign(doc, { endAcroForm: () => undefined });
}
