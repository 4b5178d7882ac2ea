import type { Readable } from 'node:stream';
import { valorParaHoja } from '@catedra/shared/campos/formato.ts';
import type { Campo } from '@catedra/shared/campos/schemas.ts';
import { momentoDeHoja } from '@catedra/shared/fechas/en-zona.ts';
import { PALABRAS_DE_CUMPLIMIENTO } from '@catedra/shared/cumplimiento/nombres.ts';
import { hayAlgoNuevo } from '@catedra/shared/cumplimiento/vale-hasta.ts';
import { riesgoEnPalabras } from '@catedra/shared/cumplimiento/riesgo-en-palabras.ts';
import { PALABRAS_DE_AVANCE } from '@catedra/shared/participantes/estado.ts';
import { PALABRAS_DE_SITUACION } from '@catedra/shared/participantes/quien-cuenta.ts';
import type { FiltrosDeProgreso } from '@catedra/shared/reportes/schemas.ts';
import { leerPersonas } from '#features/campos/offers.ts';
import type { Lectura } from '#features/reportes/filtros.ts';
import { type FilaLeida, leerFilas, type Pagina } from '#features/reportes/leer-progreso.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import type { Database } from '#platform/db/pool.ts';
import { writeCsv } from '#platform/sheets/write-csv.ts';

const POR_PAGINA = 2000;

const cabecera = (zona: string, propios: readonly Campo[]): string[] => [
  'Apellidos',
  'Nombre',
  'Correo',
  'Usuario',
  'Grupos',
  'Curso',
  'Estado',
  'Avance (%)',
  'Actividades hechas',
  'Actividades en total',
  `Empezó (${zona})`,
  `Última vez (${zona})`,
  `Vence (${zona})`,
  `Terminó (${zona})`,
  'Situación',
  'Cumplimiento',
  'Vale hasta',
  'Vez',
  'Exento hasta',
  'Externa',
  'Por corregir',
  'En riesgo',
  'Algo nuevo que hacer',
  ...propios.map(({ nombre }) => nombre),
];

type Nombres = Readonly<Record<string, string>>;

/** What is kept of a person in the academy's own fields; whom they name, by their names. */
const propiasDe = ({ campos: suyos }: FilaLeida, propios: readonly Campo[], nombres: Nombres): string[] =>
  propios.map((campo) => {
    const valor = suyos?.[campo.id];
    return valor === undefined ? '' : valorParaHoja(campo, valor, (id) => nombres[id]);
  });

function celdasDe(
  fila: FilaLeida,
  momento: (moment: string | null) => string,
  enRiesgo: (fila: FilaLeida) => string,
): (string | number | null)[] {
  return [
    fila.apellidos,
    fila.nombre,
    fila.correo,
    fila.usuario,
    fila.grupos.join(', '),
    fila.curso,
    PALABRAS_DE_AVANCE[fila.estado],
    fila.porcentaje,
    fila.hechas,
    fila.total,
    momento(fila.iniciadoEn),
    momento(fila.ultimaVez),
    momento(fila.venceEn),
    momento(fila.terminadoEn),
    PALABRAS_DE_SITUACION[fila.situacion],
    fila.cumplimiento && PALABRAS_DE_CUMPLIMIENTO[fila.cumplimiento],
    fila.valeHasta,
    fila.ronda,
    fila.exentoHasta,
    fila.externa ? 'sí' : '',
    fila.porCorregir ? 'Sí' : '',
    enRiesgo(fila),
    hayAlgoNuevo(fila) ? 'Sí' : '',
  ];
}

/** The whole list as a file, read and sent page by page; the first page comes before the first byte, so that a failure can be told. */
export async function exportarProgreso(
  db: Database,
  lectura: Lectura,
  filtros: FiltrosDeProgreso,
  zona: string,
): Promise<Readable> {
  const leer = (cursor?: string) => leerFilas(db, lectura, filtros, { cursor, limite: POR_PAGINA });
  const primera = await leer();
  const momento = (iso: string | null): string => momentoDeHoja(iso, zona);
  const enRiesgo = ({ riesgo, cumplimiento }: FilaLeida): string =>
    riesgo && cumplimiento
      ? riesgoEnPalabras(
          riesgo,
          { ...riesgo, limite: new Date(riesgo.limite), zona },
          cumplimiento,
          lectura.now,
        )
      : '';
  const propios = lectura.propios?.columnas ?? [];
  const nombran = propios.some(({ tipo }) => tipo === 'persona');
  const nombradas = async ({ datos }: Pagina): Promise<Nombres> =>
    nombran
      ? leerPersonas(db, usuariosBinding, lectura.actor, [
          ...new Set(datos.map(({ usuarioId }) => usuarioId)),
        ])
      : {};

  async function* lineas() {
    for (let pagina: Pagina = primera; ; pagina = await leer(pagina.siguiente)) {
      const nombres = await nombradas(pagina);
      for (const fila of pagina.datos)
        yield [...celdasDe(fila, momento, enRiesgo), ...propiasDe(fila, propios, nombres)];
      if (!pagina.siguiente) return;
    }
  }
  return writeCsv(cabecera(zona, propios), lineas());
}
