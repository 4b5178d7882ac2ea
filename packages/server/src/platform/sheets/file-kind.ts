import { esPaginaWeb, esXls, noEsHoja, protegida, vacia } from '#platform/sheets/refusal.ts';

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

const FOREIGN: readonly (readonly [signature: string, what: string])[] = [
  ['%PDF', 'un PDF'],
  ['\x89PNG', 'una imagen'],
  ['\xff\xd8\xff', 'una imagen'],
  ['GIF8', 'una imagen'],
  ['RIFF', 'una imagen o un sonido'],
  ['{\\rtf', 'un texto con formato'],
  ['\x1f\x8b', 'un archivo comprimido'],
  ['Rar!', 'un archivo comprimido'],
  ['7z\xbc\xaf', 'un archivo comprimido'],
  ['SQLite format 3', 'una base de datos'],
  ['\x7fELF', 'un programa'],
];

const MARKUP = /^\s*(?:<\?xml|<!doctype|<html|<head|<table|<meta|<style|<workbook)/i;

const isBlank = (bytes: Buffer) =>
  !bytes.some((byte) => byte !== 0 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 32);

/** What the content is, whatever its name says; refuses what no reader of ours can open. */
export function kindOf(bytes: Buffer): 'zip' | 'texto' {
  if (isBlank(bytes)) throw vacia();
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04') return 'zip';
  if (bytes.subarray(0, OLE.length).equals(OLE)) throw refuseOle(bytes);

  const start = bytes.subarray(0, 200).toString('latin1');
  const foreign = FOREIGN.find(([signature]) => start.startsWith(signature));
  if (foreign) throw noEsHoja(foreign[1]);
  if (MARKUP.test(start.replaceAll('\0', '').replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')))
    throw esPaginaWeb();
  return 'texto';
}

/** An encrypted .xlsx travels in the same container as the old .xls. */
function refuseOle(bytes: Buffer) {
  if (bytes.includes(utf16('EncryptedPackage'))) return protegida();
  if (bytes.includes(utf16('Workbook')) || bytes.includes(utf16('Book'))) return esXls();
  return noEsHoja('un documento antiguo de Office que no es una hoja de cálculo');
}
