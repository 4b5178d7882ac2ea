import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reglaEnPalabras } from '#grupos/regla-en-palabras.ts';
import { type CondicionDeRegla, cumpleRegla, diaEnQueCambia, masDias, type Regla } from '#grupos/regla.ts';

const [CENTRO, ALTA, TURNO] = ['centro', 'alta', 'turno'] as const;
const campo = (nombre: string, tipo: 'lista' | 'fecha' | 'numero') => ({
  nombre,
  tipo,
  decimales: false,
  opciones:
    tipo === 'lista' ? ['Getafe', 'León'].map((texto) => ({ id: texto, texto, retirada: false })) : [],
});
const contexto = {
  campos: new Map([
    [CENTRO, campo('Centro', 'lista')],
    [ALTA, campo('Fecha de alta', 'fecha')],
    [TURNO, campo('Turno', 'numero')],
  ] as [string, ReturnType<typeof campo>][]),
  perfiles: new Map([['p', 'Estudiante']]),
  hoy: '2026-11-16',
};
const regla = (...condiciones: CondicionDeRegla[]): Regla => ({ cumple: 'todas', condiciones });
const quien = (campos: Record<string, string | number>) => ({
  campos,
  perfil: 'Estudiante',
  estado: 'activo',
});

test.each<[string, CondicionDeRegla[], string]>([
  ['un valor', [{ campo: CENTRO, es: 'igual', a: ['Getafe'] }], 'Centro es Getafe'],
  ['varios', [{ campo: CENTRO, es: 'igual', a: ['Getafe', 'León'] }], 'Centro es Getafe o León'],
  ['ninguno de', [{ campo: CENTRO, es: 'distinto', a: ['Getafe', 'León'] }], 'Centro no es Getafe ni León'],
  ['un valor que se fue', [{ campo: CENTRO, es: 'igual', a: ['x'] }], 'Centro es un valor que ya no está'],
  ['días', [{ campo: ALTA, es: 'haceMasDe', dias: 1 }], 'Fecha de alta hace más de 1 día'],
  [
    'desde un día',
    [{ campo: ALTA, es: 'entre', desde: '2026-01-02' }],
    'Fecha de alta es 2 ene 2026 o después',
  ],
  ['entre números', [{ campo: TURNO, es: 'entre', desde: 1, hasta: 2 }], 'Turno va de 1 a 2'],
  [
    'dos condiciones',
    [
      { es: 'perfil', a: ['p'] },
      { es: 'estado', a: 'activo' },
    ],
    'Perfil es Estudiante y la cuenta está activa',
  ],
])('en palabras: %s', (_, condiciones, palabras) => {
  expect(reglaEnPalabras(regla(...condiciones), contexto)).toBe(palabras);
});

test.each<[CondicionDeRegla['es'], number, number, boolean]>([
  ['haceMasDe', 30, 30, false],
  ['haceMasDe', 30, 31, true],
  ['haceMenosDe', 30, 29, true],
  ['haceMenosDe', 30, 30, false],
  ['haceMenosDe', 30, -1, false],
  ['faltanMenosDe', 30, 0, true],
  ['faltanMenosDe', 30, -29, true],
  ['faltanMenosDe', 30, -30, false],
  ['faltanMenosDe', 30, 1, false],
])('%s %i días, con una fecha de hace %i: %s', (es, dias, hace, cumple) => {
  const una = regla({ campo: ALTA, es, dias } as CondicionDeRegla);
  expect(cumpleRegla(una, quien({ [ALTA]: masDias(contexto.hoy, -hace) }), contexto)).toBe(cumple);
});

test('el día en que cambia es el primero en que la regla dice otra cosa', () => {
  const es = fc.constantFrom('haceMasDe' as const, 'haceMenosDe' as const, 'faltanMenosDe' as const);
  fc.assert(
    fc.property(es, fc.nat(40), fc.integer({ min: -60, max: 60 }), (cual, dias, hace) => {
      const una = regla({ campo: ALTA, es: cual, dias });
      const persona = quien({ [ALTA]: masDias(contexto.hoy, -hace) });
      const el = (dia: string) => cumpleRegla(una, persona, { ...contexto, hoy: dia });
      const ahora = el(contexto.hoy);
      const primero = Array.from({ length: 150 }, (_, n) => masDias(contexto.hoy, n + 1)).find(
        (dia) => el(dia) !== ahora,
      );
      expect(diaEnQueCambia(una, persona, contexto)).toBe(primero ?? null);
    }),
  );
});
