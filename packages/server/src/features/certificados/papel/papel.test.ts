import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MODELOS } from '@catedra/shared/certificados/papel/diseno.ts';
import type { DisenoDePapel } from '@catedra/shared/certificados/papel/diseno.ts';
import type { RegistroDePapel } from '@catedra/shared/certificados/papel/registro.ts';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { hacerPapel } from '#features/certificados/papel/hacer-papel.ts';
import { type Hecho, hacerPapeles } from '#features/certificados/papel/hacer-papeles.ts';
import { prepararDiseno, redibujarImagen } from '#features/certificados/papel/imagenes.ts';
import { direccionDelCodigo, trazoDeQr } from '#features/certificados/papel/partes/qr.ts';
import { estorbosDe, signosSinLetra } from '#features/certificados/papel/signos.ts';
import {
  CUATRO_FIRMAS,
  disenoDe,
  LOGO,
  registroDe,
  SITIO,
  TRESCIENTOS,
} from '#features/certificados/papel/testing/muestras.ts';
import { roomFor, sealSheet } from '#platform/pdf/seal-sheet.ts';
import { makeOwnKey } from '#platform/signing/own-key.ts';
import { ask, hasProgram } from '#testing/programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'papel-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function asFile(pdf: Uint8Array): string {
  const path = join(folder, 'papel.pdf');
  writeFileSync(path, pdf);
  return path;
}

const papel = async (diseno: DisenoDePapel<Uint8Array>, registro: RegistroDePapel = registroDe()) =>
  hacerPapel({ registro, diseno: await prepararDiseno(diseno), sitio: SITIO });

const words = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ');
const read = (pdf: Uint8Array) => words(ask('pdftotext', ['-raw', asFile(pdf), '-']));
const sinEspacios = (text: string) => text.replaceAll(' ', '');
const sinPoppler = !hasProgram('pdftotext');

test.skipIf(sinPoppler)(
  'de trescientos nombres en un proceso ninguno pierde una letra (hace falta poppler)',
  async () => {
    const diseno = await prepararDiseno(disenoDe('sobrio', { firmas: [] }));
    const wrong: string[] = [];
    for (const nombre of TRESCIENTOS) {
      const pdf = await hacerPapel({ registro: registroDe({ nombre }), diseno, sitio: null });
      if (!read(pdf).includes(nombre)) wrong.push(nombre);
    }
    expect(new Set(TRESCIENTOS).size).toBe(300);
    expect(wrong).toEqual([]);
  },
  300_000,
);

test
  .skipIf(sinPoppler)
  .each([
    'José Ñáñez',
    'Łukasz Żółć',
    'Đặng Thị Ánh',
    'Όλγα Παπαδοπούλου',
    'Мария Щербакова',
    '李小龙',
    'Ẹ̀bùn Adé',
  ])('«%s» se escribe entero, con los tipos que hacen falta (hace falta poppler)', async (nombre) => {
  expect(signosSinLetra(nombre)).toEqual([]);
  const pdf = await papel(disenoDe('tela'), registroDe({ nombre }));
  expect(sinEspacios(read(pdf))).toContain(sinEspacios(nombre.normalize('NFC')));
});

test('un nombre escrito con las tildes sueltas es el mismo papel', async () => {
  const suelto = 'José Ñáñez'.normalize('NFD');
  expect(signosSinLetra(suelto)).toEqual([]);
  const con = (nombre: string) => papel(disenoDe('tela'), registroDe({ nombre }));
  expect((await con(suelto)).equals(await con('José Ñáñez'.normalize('NFC')))).toBe(true);
});

test('los signos sin letra se dicen, y dónde se escribieron', async () => {
  expect(signosSinLetra('Ana 😀 محمد 😀')).toEqual(['😀', 'م', 'ح', 'د']);
  const diseno = await prepararDiseno(disenoDe('tela'));
  expect(estorbosDe(registroDe({ nombre: 'Ana 😀', curso: 'ไทย' }), diseno)).toEqual([
    { donde: 'nombre', signos: ['😀'] },
    { donde: 'curso', signos: signosSinLetra('ไทย') },
  ]);
  expect(estorbosDe(registroDe({ nombre: 'a'.repeat(201) }), diseno)).toEqual([
    { donde: 'nombre', signos: [] },
  ]);
  expect(estorbosDe(registroDe({ nombre: 'a'.repeat(200) }), diseno)).toEqual([]);
});

const LARGO = 'María de los Ángeles Inmaculada Fernández-Villaverde Gutiérrez de la Concha '
  .repeat(3)
  .slice(0, 200);

test.each(MODELOS)('«%s» sale igual byte a byte, y cabe en una página con lo más largo', async (modelo) => {
  const diseno = disenoDe(modelo, { logo: LOGO, firmas: CUATRO_FIRMAS });
  const registro = registroDe({
    nombre: LARGO,
    curso: 'Prevención de riesgos laborales y coordinación '.repeat(4),
  });
  const [uno, otro] = [await papel(diseno, registro), await papel(diseno, registro)];
  expect(uno.equals(otro)).toBe(true);
  expect(uno.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  if (hasProgram('pdftotext')) expect(sinEspacios(read(uno))).toContain(sinEspacios(LARGO));
});

test.skipIf(!hasProgram('pdffonts')).each(MODELOS)(
  '«%s» lleva dentro sus tipos, recortados',
  async (modelo) => {
    const lines = ask('pdffonts', [asFile(await papel(disenoDe(modelo)))])
      .trim()
      .split('\n')
      .slice(2);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toMatch(/\byes yes yes\b/);
  },
);

test.skipIf(sinPoppler)(
  'sin nota, horas, documento, validez, firmas ni dirección, no queda nada de ellas',
  async () => {
    const { nota: _n, horas: _h, validoHasta: _v, ...corto } = registroDe();
    for (const modelo of MODELOS) {
      const diseno = await prepararDiseno(disenoDe(modelo, { firmas: [], imprimeDocumento: false }));
      const text = read(await hacerPapel({ registro: corto, diseno, sitio: null }));
      expect(text).toContain('K7QM-4XTD-9HJK');
      expect(text).not.toMatch(/nota|horas|99175954T|[Vv]álido|Óscar|Compruébalo|undefined/);
    }
  },
);

test.skipIf(sinPoppler)('los datos del documento aguantan cualquier signo', async () => {
  const registro = registroDe({ curso: 'I+D & «calidad» <nivel 1>', rectificado: true });
  const pdf = await papel(disenoDe('orla'), registro);
  const info = ask('pdfinfo', [asFile(pdf)]);
  expect(info).toContain('Certificado de aprovechamiento: I+D & «calidad» <nivel 1>');
  expect(info).toMatch(/Author: +Alborada Logística, S\. L\./);
  expect(ask('pdfinfo', ['-meta', asFile(pdf)])).toContain('I+D &amp; «calidad» &lt;nivel 1&gt;');
  expect(pdf.toString('latin1')).toContain('/Lang (es)');
  expect(read(pdf)).toContain('n.º 2026-000418 (rectificado)');
});

test('el QR se lee y lleva a la comprobación', async () => {
  const { d, lado } = trazoDeQr(direccionDelCodigo(`${SITIO}/`, 'K7QM-4XTD-9HJK'));
  const dibujo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${lado + 8} ${lado + 8}" width="400" height="400"><rect x="-4" y="-4" width="100%" height="100%" fill="#fff"/><path d="${d}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(dibujo))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const decode = jsQR as unknown as (
    dots: Uint8ClampedArray,
    w: number,
    h: number,
  ) => { data: string } | null;
  expect(decode(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(`${SITIO}/#c=K7QM4XTD9HJK`);
});

const ACADEMIA = 'Fundación Ñandú';
const firmante = makeOwnKey(ACADEMIA, { from: new Date('2026-01-01'), until: new Date('2056-01-01') });

test.skipIf(!hasProgram('pdfsig'))(
  'la firma vale, dice quién y cubre todo; un byte cambiado, no (hace falta pdfsig)',
  async () => {
    const signer = await firmante;
    const at = new Date('2026-11-18T10:00:00Z');
    const sello = { name: ACADEMIA, reason: 'Certificado', at, room: roomFor(signer) };
    const diseno = await prepararDiseno(disenoDe('tela'));
    const pdf = sealSheet(await hacerPapel({ registro: registroDe(), diseno, sitio: SITIO, sello }), signer);
    const said = ask('pdfsig', [asFile(pdf)]);
    expect(said).toContain('Signature is Valid');
    expect(said).toContain('Total document signed');
    expect(said).toContain(`CN=${ACADEMIA}`);
    expect(said).toContain('ETSI.CAdES.detached');
    const altered = Buffer.from(pdf);
    const where = altered.indexOf('/Producer', 0, 'latin1');
    altered[where + 1] = (altered[where + 1] ?? 0) ^ 1;
    expect(ask('pdfsig', [asFile(altered)])).not.toContain('Signature is Valid');
  },
);

test('una imagen que no lo es, o un dibujo que haría algo, no se redibuja', async () => {
  const svg = (inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`);
  const drawn = await redibujarImagen(LOGO, 'logo');
  expect((await sharp(drawn ?? Buffer.alloc(0)).metadata()).format).toBe('png');
  for (const bad of [
    Buffer.from('no soy una imagen'),
    LOGO.subarray(0, 60),
    svg('<script>alert(1)</script>'),
    svg('<rect width="9" height="9" onload="alert(1)"/>'),
    svg('<image href="file:///etc/passwd" width="9" height="9"/>'),
    svg('<foreignObject/>'),
  ])
    expect(await redibujarImagen(bad, 'logo')).toBeNull();
});

test('muchos papeles los hace otro proceso, en orden, y dice cuáles no se pueden', async () => {
  const registros = ['Ana Gil', 'Bo 😀', 'Íñigo Peña'].map((nombre, i) =>
    registroDe({ nombre, numero: `2026-00000${i}` }),
  );
  const signer = await firmante;
  const ahora = () => new Date('2026-11-18T10:00:00Z');
  const diseno = await prepararDiseno(disenoDe('orla'));
  const hechos: Hecho[] = [];
  for await (const hecho of hacerPapeles(registros, { diseno, sitio: SITIO, firmante: signer, ahora }))
    hechos.push(hecho);
  expect(hechos.map(({ registro, tipo }) => [registro.nombre, tipo])).toEqual([
    ['Ana Gil', 'papel'],
    ['Bo 😀', 'estorbos'],
    ['Íñigo Peña', 'papel'],
  ]);
  const [ana] = hechos;
  if (ana?.tipo !== 'papel') throw new Error('no se hizo');
  expect(Buffer.from(ana.pdf).toString('latin1', 0, 5)).toBe('%PDF-');
  if (hasProgram('pdfsig')) expect(ask('pdfsig', [asFile(ana.pdf)])).toContain('Signature is Valid');
}, 60_000);
