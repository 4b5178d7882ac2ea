import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso, versionAntigua } from '@catedra/shared/core/errors.ts';
import { mueveGrupos } from '@catedra/shared/campos/policy.ts';
import { type Regla, usosDeRegla } from '@catedra/shared/grupos/regla.ts';
import { reglaEnPalabras } from '@catedra/shared/grupos/regla-en-palabras.ts';
import type { CambioDeRegla, PersonasALaRegla } from '@catedra/shared/grupos/regla-schemas.ts';
import { eq, sql } from 'drizzle-orm';
import { lockGrupo, recordGrupo } from '#features/grupos/record.ts';
import { type Aplicada, aplicarRegla, type PorAplicar, REGLAS } from '#features/grupos/regla/aplicar.ts';
import { aLaVistaDe, leerContexto } from '#features/grupos/regla/contexto.ts';
import { aplicarReglaDespues } from '#features/grupos/regla/jobs.ts';
import { leerFila } from '#features/grupos/regla/leer-regla.ts';
import { exigirRegla } from '#features/grupos/regla/prever.ts';
import { grupoReglasTable, grupoReglaUsosTable } from '#features/grupos/table.ts';
import { runWork, type Work, type WorkPlace } from '#platform/changes/work.ts';
import { lockInTransaction } from '#platform/turns/lock.ts';

/** As many parts are done before whoever saves is answered; a job does the rest. */
const AHORA = 4;
/** Seconds until the job looks at what was left, or at all of it if this process dies meanwhile. */
const DESPUES = 15;

async function escribir(work: Work, grupoId: string, regla: Regla): Promise<void> {
  const guardada = { regla, guardadaPor: work.actor.id, guardadaEn: work.now.toISOString(), proximo: null };
  await work.tx
    .insert(grupoReglasTable)
    .values({ grupoId, ...guardada })
    .onConflictDoUpdate({
      target: grupoReglasTable.grupoId,
      set: { ...guardada, version: sql`${grupoReglasTable.version} + 1` },
    });
  await work.tx.delete(grupoReglaUsosTable).where(eq(grupoReglaUsosTable.grupoId, grupoId));
  const { campos, perfiles } = usosDeRegla(regla);
  const usos = [
    ...campos.map((campoId) => ({ grupoId, campoId })),
    ...perfiles.map((perfilId) => ({ grupoId, perfilId })),
  ];
  if (usos.length > 0) await work.tx.insert(grupoReglaUsosTable).values(usos);
}

/** Whoever is in stays, by hand from now on. */
async function quitar(work: Work, grupoId: string): Promise<void> {
  await work.tx.delete(grupoReglasTable).where(eq(grupoReglasTable.grupoId, grupoId));
  await work.tx.execute(
    sql`update grupo_miembros set origen = 'mano' where grupo_id = ${grupoId} and origen = 'regla'`,
  );
  await work.tx.execute(sql`delete from grupo_fuera where grupo_id = ${grupoId}`);
}

async function guardar(
  work: Work,
  grupoId: string,
  { regla, version, diasSiPaso }: CambioDeRegla,
): Promise<boolean> {
  if (!mueveGrupos(work.actor)) throw sinPermiso();
  const grupo = await lockGrupo(work, grupoId);
  await lockInTransaction(work.tx, REGLAS);
  const [antes, contexto] = await Promise.all([leerFila(work.tx, grupoId), leerContexto(work.tx, work.now)]);
  if (JSON.stringify(antes?.regla ?? null) === JSON.stringify(regla)) return false;
  if ((antes?.version ?? 0) !== version) throw versionAntigua(antes);
  if (regla) {
    exigirRegla(regla, aLaVistaDe(work.actor, contexto));
    await escribir(work, grupoId, regla);
    await work.enqueueAfter(DESPUES, aplicarReglaDespues, { grupoId, diasSiPaso });
  } else await quitar(work, grupoId);
  const enPalabras = (una: Regla | null | undefined) => (una ? reglaEnPalabras(una, contexto) : null);
  recordGrupo(work, grupo, { regla: [enPalabras(antes?.regla), enPalabras(regla)] });
  return regla !== null;
}

/** Brings the group in line at once, as far as can be done while somebody waits. */
export async function aplicarAhora(
  place: WorkPlace,
  actor: Actor,
  comando: string,
  cual: PorAplicar,
): Promise<Aplicada> {
  let suma: Aplicada = { entraron: 0, salieron: 0, siguen: true };
  let desde: string | undefined;
  for (let i = 0; i < AHORA && suma.siguen; i++) {
    const una = await runWork(place, actor, comando, (work) => aplicarRegla(work, cual, desde));
    desde = una.hasta;
    suma = {
      entraron: suma.entraron + una.entraron,
      salieron: suma.salieron + una.salieron,
      siguen: una.siguen,
    };
  }
  return suma;
}

/** Saves the rule of a group, or takes it away, and moves the people it moves. */
export async function guardarRegla(
  place: WorkPlace,
  actor: Actor,
  grupoId: string,
  cambio: CambioDeRegla,
): Promise<Aplicada> {
  const comando = 'grupos.guardar-regla';
  const hay = await runWork(place, actor, comando, (work) => guardar(work, grupoId, cambio));
  const cual = { grupoId, diasSiPaso: cambio.diasSiPaso };
  return hay ? aplicarAhora(place, actor, comando, cual) : { entraron: 0, salieron: 0, siguen: false };
}

/** Those who were always in or always out are what the rule says, from now on; all of them when none are named. */
export async function dejarALaRegla(
  place: WorkPlace,
  actor: Actor,
  grupoId: string,
  { usuarioIds, diasSiPaso }: PersonasALaRegla,
): Promise<Aplicada> {
  const comando = 'grupos.dejar-a-la-regla';
  await runWork(place, actor, comando, async (work) => {
    if (!mueveGrupos(work.actor)) throw sinPermiso();
    const grupo = await lockGrupo(work, grupoId);
    await lockInTransaction(work.tx, REGLAS);
    if (!(await leerFila(work.tx, grupoId))) return;
    const suyas = usuarioIds ? sql`and usuario_id = any(${sql.param([...usuarioIds])}::uuid[])` : sql``;
    await work.tx.execute(sql`delete from grupo_fuera where grupo_id = ${grupoId} ${suyas}`);
    await work.tx.execute(
      sql`update grupo_miembros set origen = 'regla' where grupo_id = ${grupoId} and origen = 'mano' ${suyas}`,
    );
    recordGrupo(work, grupo, {});
    await work.enqueueAfter(DESPUES, aplicarReglaDespues, { grupoId, diasSiPaso });
  });
  return aplicarAhora(place, actor, comando, { grupoId, diasSiPaso });
}
