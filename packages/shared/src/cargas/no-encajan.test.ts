import { expect, test } from 'vitest';
import type { Campo } from '#campos/schemas.ts';
import { noEncajan } from '#cargas/no-encajan.ts';
import { reconocerColumnas } from '#cargas/reconocer.ts';

const campo = (tipo: Campo['tipo']): Campo =>
  ({ id: 'c1', nombre: 'Antigüedad', tipo, opciones: [], decimales: false }) as unknown as Campo;

test.each([
  ['numero', ['Almacén', 'Oficina', 'Almacén'], 'sus valores no son números: «Almacén» y «Oficina»'],
  ['numero', ['3', '12', 'no consta'], null],
  ['numero', ['', ' '], null],
  ['fecha', ['45931', '45932'], null],
  ['fecha', ['ayer', '3'], 'sus valores no son fechas: «ayer» y «3»'],
  ['si_no', ['quizá'], 'sus valores no son «sí» ni «no»: «quizá»'],
  ['texto', ['lo que sea'], null],
  ['lista', ['Otra sede'], null],
] as const)('un campo %s con %j', (tipo, textos, dicho) => {
  expect(noEncajan(campo(tipo), textos)).toBe(dicho);
});

test('los días como los cuenta una hoja de cálculo son fechas también al reconocer la columna', () => {
  const hoja = { encabezados: ['Nombre', 'Fecha de baja', 'Código postal'], sinTitulos: false };
  const catalogo = { perfiles: [], grupos: new Set<string>(), campos: [] };
  const filas = [
    ['Ana', '46300', '28001'],
    ['Luis', '46900', '28002'],
  ];
  const [, baja, postal] = reconocerColumnas({ ...hoja, filas }, catalogo);
  expect(baja).toMatchObject({ campo: 'bajaDesde', opciones: [{ duda: false }] });
  expect(postal?.campo).toBeNull();
});

test('una columna que se llama como un campo de números y lleva textos queda por decidir, y dice por qué', () => {
  const hoja = { encabezados: ['Nombre', 'Antigüedad'], sinTitulos: false };
  const catalogo = { perfiles: [], grupos: new Set<string>(), campos: [campo('numero')] };
  const [, textos] = reconocerColumnas(
    {
      ...hoja,
      filas: [
        ['Ana', 'Mucha'],
        ['Luis', 'Poca'],
      ],
    },
    catalogo,
  );
  expect(textos).toEqual({
    campo: null,
    opciones: [
      {
        campo: 'campo:c1',
        porque: 'Se llama como tu campo, pero sus valores no son números: «Mucha» y «Poca».',
        duda: true,
      },
    ],
  });
  const [, numeros] = reconocerColumnas(
    {
      ...hoja,
      filas: [
        ['Ana', '3'],
        ['Luis', '12'],
      ],
    },
    catalogo,
  );
  expect(numeros?.campo).toBe('campo:c1');
});
