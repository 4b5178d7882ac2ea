import type { Campo } from '@catedra/shared/campos/schemas.ts';
import type { Valores } from '@catedra/shared/campos/tipos.ts';
import { sorteo } from '#seed/content/azar.ts';
import { idDe } from '#seed/content/id.ts';
import { personas } from '#seed/content/personas.ts';

type CampoDemo = Pick<
  Campo,
  'id' | 'clave' | 'nombre' | 'tipo' | 'unico' | 'propia' | 'tutor' | 'equipo' | 'opciones'
>;

/** The id of a value of «Centro». */
export const idDeCentro = (texto: string): string => idDe(`centro:${texto}`);

const CENTROS = ['Getafe', 'Coslada', 'Azuqueca de Henares', 'Sagunto'];
const opciones = CENTROS.map((texto) => ({ id: idDeCentro(texto), texto, retirada: false }));

const campo = (
  clave: string,
  resto: Omit<CampoDemo, 'id' | 'clave' | 'opciones' | 'unico' | 'equipo'> & Partial<CampoDemo>,
) => ({
  id: idDe(`campo:${clave}`),
  clave,
  opciones: [],
  unico: false,
  equipo: false,
  ...resto,
});

export const campos: readonly CampoDemo[] = [
  campo('n_de_empleado', { nombre: 'Nº de empleado', tipo: 'texto', unico: true, propia: 've', tutor: 've' }),
  campo('centro', { nombre: 'Centro', tipo: 'lista', opciones, propia: 've', tutor: 've' }),
  campo('fecha_de_alta', { nombre: 'Fecha de alta', tipo: 'fecha', propia: 've', tutor: 've' }),
  campo('centro_de_coste', { nombre: 'Centro de coste', tipo: 'numero', propia: 'no', tutor: 'no' }),
  campo('responsable', { nombre: 'Responsable', tipo: 'persona', propia: 've', tutor: 've', equipo: true }),
];

const RESPONSABLES = ['tutor', 'joan.amengual', 'admin'];
const dosCifras = (n: number) => String(n).padStart(2, '0');

/** What the company knows of each person; of some it lacks something, as every company does. */
export function camposDe(clave: string): Valores {
  const azar = sorteo(`campos/${clave}`);
  const numero = personas.findIndex((persona) => persona.clave === clave);
  const [empleado, centro, alta, coste, responsable] = campos.map(({ id }) => id);
  const sede = azar.entero(0, 9);
  const jefe = RESPONSABLES[azar.entero(0, RESPONSABLES.length - 1)] ?? 'tutor';
  const valores: [string | undefined, string | number, boolean][] = [
    [empleado, String(10_000 + numero), true],
    [centro, opciones[sede < 4 ? 0 : sede < 7 ? 1 : sede < 9 ? 2 : 3]?.id ?? '', azar.acierta(0.97)],
    [
      alta,
      `${azar.entero(2014, 2025)}-${dosCifras(azar.entero(1, 12))}-${dosCifras(azar.entero(1, 28))}`,
      true,
    ],
    [coste, 100 * azar.entero(41, 49), azar.acierta(0.5)],
    [responsable, idDe(`persona:${jefe}`), jefe !== clave && azar.acierta(0.8)],
  ];
  return Object.fromEntries(valores.flatMap(([id, valor, tiene]) => (id && tiene ? [[id, valor]] : [])));
}
