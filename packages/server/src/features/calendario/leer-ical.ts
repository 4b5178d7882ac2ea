import { hash } from 'node:crypto';
import { escribirIcal, type FechaDeIcal } from '@catedra/shared/calendario/escribir-ical.ts';
import { enVentana } from '@catedra/shared/calendario/fechas.ts';
import { fechaEnPalabras } from '@catedra/shared/calendario/palabras.ts';
import type { FechaDelCalendario } from '@catedra/shared/calendario/schemas.ts';
import type { CalendarioAbierto } from '#features/calendario/buscar-clave.ts';
import { leerFechas } from '#features/calendario/leer-fechas.ts';
import { loadActor } from '#features/sesion/offers.ts';
import { isoText } from '#platform/db/columns.ts';
import type { Platform } from '#platform/platform.ts';

const NOMBRE = 'Mis fechas de Cátedra';
const LARGO_DE_UID = 40;

/** The same in every reading and after every renewal, and says nothing of whose it is. */
const uidDe = (usuarioId: string, clave: string): string =>
  `${hash('sha256', `${usuarioId} ${clave}`, 'hex').slice(0, LARGO_DE_UID)}@catedra`;

const paraOtros = (usuarioId: string, fecha: FechaDelCalendario): FechaDeIcal => ({
  uid: uidDe(usuarioId, fecha.clave),
  titulo: fechaEnPalabras(fecha),
  dia: fecha.dia,
  momento: fecha.conHora ? fecha.momento : null,
});

interface Dicho {
  readonly revision: number;
  readonly dichoEn: string;
}

const ANOTAR = {
  name: 'calendario.anotar',
  text: `update calendarios set revision = revision + 1, dicho = $2, dicho_en = greatest(dicho_en, $3)
    where usuario_id = $1 and dicho is distinct from $2 returning revision, ${isoText('dicho_en')} as "dichoEn"`,
};
const LO_DICHO = {
  name: 'calendario.dicho',
  text: `select revision, ${isoText('dicho_en')} as "dichoEn" from calendarios where usuario_id = $1`,
};

/** Which revision this is: a program that reads it again learns by it that a date moved. */
async function revisionDe(
  { $client }: Platform['db'],
  abierto: CalendarioAbierto,
  dicho: Buffer,
  ahora: Date,
): Promise<Dicho> {
  if (abierto.dicho?.equals(dicho)) return abierto;
  const { usuarioId } = abierto;
  const { rows: anotado } = await $client.query<Dicho>({
    ...ANOTAR,
    values: [usuarioId, dicho, ahora.toISOString()],
  });
  if (anotado[0]) return anotado[0];
  const { rows } = await $client.query<Dicho>({ ...LO_DICHO, values: [usuarioId] });
  return rows[0] ?? abierto;
}

export interface IcalLeido {
  readonly texto: string;
  readonly etag: string;
  readonly cambiadoEn: string;
}

/** Somebody's dates as other programs read them: what is left to do in these days, by its name and when it is. */
export async function leerIcal(platform: Platform, abierto: CalendarioAbierto): Promise<IcalLeido | null> {
  const { pools, db, clock, config } = platform;
  const ahora = clock.now();
  const actor = await loadActor(pools.reports, abierto.usuarioId);
  if (!actor) return null;
  const { fechas, ...ventana } = await leerFechas(
    pools.reports,
    actor,
    abierto.zona ?? config.ZONA_HORARIA,
    ahora,
  );
  const dichas = fechas
    .filter((fecha) => fecha.estado !== 'hecha' && enVentana(fecha, ventana))
    .map((fecha) => paraOtros(actor.id, fecha));
  const dicho = hash('sha256', JSON.stringify(dichas), 'buffer');
  const { revision, dichoEn: cambiadoEn } = await revisionDe(db, abierto, dicho, ahora);
  return {
    texto: escribirIcal({ nombre: NOMBRE, revision, cambiadoEn, fechas: dichas }),
    etag: `"${revision}-${dicho.toString('base64url')}"`,
    cambiadoEn,
  };
}
