import { expect, test } from 'vitest';
import { leerInforme } from '#features/avisos/rebotes/leer-informe.ts';
import * as informes from '#features/avisos/rebotes/testing/informes.ts';

const de = {
  vuelta: 'rebotes+0123456789abcdef0123456789abcdef@academia.example',
  para: 'ana@empresa.example',
};

test.each([
  ['de Postfix', informes.postfix, '5.1.1'],
  ['de Exim', informes.exim, '5.2.2'],
  ['de un Exim viejo, sin informe', informes.eximViejo, '5.1.1'],
  ['de Exchange, en español', informes.exchange, '5.1.10'],
  ['de Gmail, que lo deja en otra cabecera', informes.gmail, '5.1.1'],
  ['de un alojamiento, con palabras y nada más', informes.enEspanol, '5.2.1'],
  ['de quien lo intentó días', informes.caducado, '4.4.1'],
  ['de quien no quiere el correo', informes.noNosQuiere, '5.7.1'],
])('%s', async (_, informe, codigo) => {
  const { llegoA, fallo } = await leerInforme(Buffer.from(informe(de)));
  expect(llegoA).toContain(de.vuelta);
  expect(fallo).toEqual({ direcciones: expect.arrayContaining([de.para]), codigo });
});

test.each([
  ['un retraso', informes.retraso],
  ['que se entregó', informes.entregado],
  ['quien está de vacaciones', informes.vacaciones],
  [
    'una carta',
    () => 'From: ana@empresa.example\nTo: rebotes@academia.example\nSubject: Hola\n\nHola 5.1.1\n',
  ],
  ['nada', () => ''],
])('no es un fallo: %s', async (_, informe) => {
  expect((await leerInforme(Buffer.from(informe(de)))).fallo).toBeNull();
});

test('uno que no nombra a nadie es un fallo de nadie', async () => {
  const { fallo } = await leerInforme(Buffer.from(informes.deNadie(de)));
  expect(fallo).toEqual({ direcciones: [], codigo: '5.1.1' });
});

test('lo que no se puede leer, o está hecho para cansar, no rompe nada ni tarda', async () => {
  const hondo = Array.from(
    { length: 400 },
    (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\n\n--b${i}\n`,
  ).join('');
  const raros = [
    hondo,
    'a'.repeat(500_000),
    informes.postfix(de).slice(0, 700),
    '\u0000'.repeat(1000),
    'To: '.repeat(50_000),
    `From: a@b.example\r\nContent-Type: text/html\r\n\r\n${'<'.repeat(1_000_000)}`,
    `From: a@b.example\r\nContent-Type: text/html\r\n\r\n${'<\r\n'.repeat(300_000)}`,
  ];
  // What takes as the square of its length would not be done before the test gives up.
  for (const raro of raros)
    expect((await leerInforme(Buffer.from(raro)).catch(() => ({ fallo: null }))).fallo).toBeNull();
});

test('de unas palabras sin fin se saca la dirección, y nada de lo que no lo es', async () => {
  const dice = `From: mailer-daemon@b.example\r\n\r\n550 5.1.1 ${'a'.repeat(1_000_000)} <Ana@Empresa.example>: no existe.`;
  expect((await leerInforme(Buffer.from(dice))).fallo).toEqual({
    direcciones: ['ana@empresa.example'],
    codigo: '5.1.1',
  });
});
