import { CLAVES_DE_CARGA, esPropio } from '@catedra/shared/cargas/campos.ts';
import type { CuentaExistente, ValoresDePersona } from '@catedra/shared/cargas/cuenta.ts';
import { claveDeDocumento } from '@catedra/shared/cargas/documentos.ts';
import { comparable, comparablePropio } from '@catedra/shared/cargas/reclamos.ts';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { leerDueños, leerTodos } from '#features/campos/offers.ts';
import { leerCuentas, leerReclamadas } from '#features/cargas/revisar/cuentas.ts';
import { leerSupers } from '#features/cargas/revisar/preparar-tanda.ts';
import { conActividad } from '#features/cargas/deshacer/actividad.ts';
import { porQueNoSeToca, restauracionDe } from '#features/cargas/deshacer/restaurar.ts';
import { type Deshecha, leerTocados } from '#features/cargas/deshacer/tocado-despues.ts';
import { anotarGrupos, anotarPersonas, type Paso } from '#features/cargas/importar/anotar.ts';
import { cambiarCuentas } from '#features/cargas/importar/cambiar-cuentas.ts';
import {
  devolverMembresias,
  type Membresia,
  quitarMembresias,
} from '#features/cargas/importar/escribir-grupos.ts';
import { deshaciendo, retirarPlazosSinCurso } from '#features/grupos/offers.ts';
import { cargaFilasTable as filas } from '#features/cargas/table.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import type { Work } from '#platform/changes/work.ts';

type FilaRow = typeof filas.$inferSelect;

interface Vuelta {
  readonly linea: number;
  readonly deshecha: 'si' | 'en parte' | 'no';
  readonly nota: string | null;
}

const CON_ACTIVIDAD = 'La cuenta se conserva: la persona ya entró o tiene actividad.';

/** Removes the accounts that an upload created and nobody has used. */
async function quitarCreadas(
  work: Work,
  creadas: readonly FilaRow[],
  cuentas: ReadonlyMap<string, CuentaExistente>,
): Promise<{ vueltas: Vuelta[]; pasos: Paso[]; salen: Membresia[] }> {
  const activas = await conActividad(work.tx, [...cuentas.keys()]);
  const vueltas: Vuelta[] = [];
  const pasos: Paso[] = [];
  for (const { linea, usuarioId } of creadas) {
    const cuenta = cuentas.get(usuarioId ?? '');
    if (!cuenta) {
      vueltas.push({ linea, deshecha: 'si', nota: null });
      continue;
    }
    const motivo = activas.has(cuenta.id) ? CON_ACTIVIDAD : porQueNoSeToca(cuenta, work.actor);
    vueltas.push({ linea, deshecha: motivo ? 'no' : 'si', nota: motivo });
    if (!motivo) pasos.push({ id: cuenta.id, antes: cuenta, despues: null });
  }
  const ids = sql.param(pasos.map(({ id }) => id));
  if (pasos.length > 0) {
    await work.tx.execute(sql`delete from usuarios where id = any(${ids}::uuid[])`);
    await work.tx.execute(sql`
      update cambios set detalle = null
       where coleccion = 'usuarios' and documento = any(${ids}::text[]) and detalle is not null`);
  }
  const salen = pasos.flatMap(({ id, antes }) =>
    (antes?.grupoIds ?? []).map((grupoId) => ({ usuarioId: id, grupoId })),
  );
  return { vueltas, pasos, salen };
}

async function deOtros(work: Work, cambiadas: readonly FilaRow[]) {
  const anteriores = (campo: string) =>
    new Set(cambiadas.flatMap(({ cambios }) => cambios?.[campo]?.[0] ?? []));
  const valores = {
    correo: anteriores('correo'),
    usuario: anteriores('usuario'),
    documento: new Set([...anteriores('documento')].map(claveDeDocumento)),
  };
  const propios = cambiadas.flatMap(({ cambios }) =>
    Object.entries(cambios ?? {}).flatMap(([dato, [antes]]) =>
      antes && esPropio(dato) ? [[dato, comparablePropio(antes)] as const] : [],
    ),
  );
  const [cuentas, dueños] = await Promise.all([
    leerReclamadas(work.tx, valores, false),
    leerDueños(work.tx, usuariosBinding, work.actor, propios),
  ]);
  return (campo: string, valor: string, id: string): boolean => {
    if (esPropio(campo))
      return ![undefined, id].includes(dueños.get(`${campo}:${comparablePropio(valor)}`)?.id);
    const clave = CLAVES_DE_CARGA.find((una) => una === campo);
    if (!clave) return false;
    const suya = comparable(clave, valor);
    return cuentas.some((cuenta) => {
      const otra = cuenta.valores[clave];
      return cuenta.id !== id && otra !== null && comparable(clave, otra) === suya;
    });
  };
}

/** Puts people back as they were, where they still are what the upload made of them. */
async function restaurarCambiadas(
  work: Work,
  carga: Deshecha,
  cambiadas: readonly FilaRow[],
  cuentas: ReadonlyMap<string, CuentaExistente>,
) {
  const mesa = {
    actor: work.actor,
    tocado: await leerTocados(work.tx, carga, [...cuentas.keys()]),
    deOtro: await deOtros(work, cambiadas),
    supers: await leerSupers(work.tx),
    campos: await leerTodos(work.tx),
  };
  const vueltas: Vuelta[] = [];
  const pasos: Paso[] = [];
  const salen: Membresia[] = [];
  const entran: Membresia[] = [];
  for (const { linea, usuarioId, cambios, entra, sale } of cambiadas) {
    const cuenta = cuentas.get(usuarioId ?? '');
    const motivo = porQueNoSeToca(cuenta, work.actor);
    if (!cuenta || motivo) {
      vueltas.push({ linea, deshecha: 'no', nota: motivo });
      continue;
    }
    const { valores, nota } = restauracionDe(cuenta, cambios ?? {}, mesa);
    vueltas.push({ linea, deshecha: nota ? 'en parte' : 'si', nota });
    salen.push(...(entra ?? []).map((grupoId) => ({ usuarioId: cuenta.id, grupoId })));
    entran.push(...(sale ?? []).map((grupoId) => ({ usuarioId: cuenta.id, grupoId })));
    const quedan = cuenta.grupoIds.filter((grupo) => !entra?.includes(grupo));
    const despues: CuentaExistente = {
      ...cuenta,
      valores: { ...cuenta.valores, ...valores } as ValoresDePersona,
      grupoIds: [...new Set([...quedan, ...(sale ?? [])])],
    };
    pasos.push({ id: cuenta.id, antes: cuenta, despues });
  }
  await cambiarCuentas(work, pasos);
  return {
    vueltas,
    pasos,
    salen: await quitarMembresias(work, salen),
    entran: await devolverMembresias(work, entran),
  };
}

async function marcar(work: Work, cargaId: string, vueltas: readonly Vuelta[]): Promise<void> {
  await work.tx.execute(sql`
    update carga_filas f set deshecha = x.deshecha, nota = x.nota
      from json_to_recordset(${JSON.stringify(vueltas)}) as x (linea int, deshecha text, nota text)
     where f.carga_id = ${cargaId} and f.linea = x.linea`);
}

async function sumar(work: Work, cargaId: string, creadas: readonly Vuelta[], cambiadas: readonly Vuelta[]) {
  const cuantas = (vueltas: readonly Vuelta[], ...cuales: string[]) =>
    vueltas.filter(({ deshecha }) => cuales.includes(deshecha)).length;
  await work.tx.execute(sql`
    update cargas
       set cuentas_quitadas = cuentas_quitadas + ${cuantas(creadas, 'si')},
           cuentas_conservadas = cuentas_conservadas + ${cuantas(creadas, 'no')},
           personas_restauradas = personas_restauradas + ${cuantas(cambiadas, 'si', 'en parte')},
           personas_con_cambios = personas_con_cambios + ${cuantas(cambiadas, 'en parte', 'no')},
           hechas = hechas + ${creadas.length + cambiadas.length}
     where id = ${cargaId}`);
}

/** What the upload changed of these people began with its transaction, or after it. */
async function desdeEntonces(work: Work, ids: readonly string[], creadaEn: string): Promise<void> {
  const { rows } = await work.tx.execute<{ marca: string | null }>(sql`
    select min(xid)::text as marca from cambios
     where coleccion = 'usuarios' and documento = any(${sql.param([...ids])}::text[]) and en >= ${creadaEn}`);
  if (rows[0]?.marca) deshaciendo(work, rows[0].marca);
}

/** The last rows that were done and not undone yet; false when none are left. */
export async function deshacerTanda(work: Work, carga: Deshecha, cuantas: number): Promise<boolean> {
  const { id: cargaId, archivo, creadaEn, terminadaEn } = carga;
  const rows = await work.tx
    .select()
    .from(filas)
    .where(
      and(
        eq(filas.cargaId, cargaId),
        inArray(filas.resultado, ['creada', 'actualizada']),
        isNull(filas.deshecha),
      ),
    )
    .orderBy(desc(filas.linea))
    .limit(cuantas);
  if (rows.length === 0) return false;
  const ids = rows.flatMap(({ usuarioId }) => usuarioId ?? []);
  const leidas = await leerCuentas(work.tx, sql`u.id = any(${sql.param(ids)}::uuid[])`, true);
  const cuentas = new Map(leidas.map((cuenta) => [cuenta.id, cuenta]));
  const creadas = await quitarCreadas(
    work,
    rows.filter(({ resultado }) => resultado === 'creada'),
    cuentas,
  );
  await desdeEntonces(work, ids, creadaEn);
  const cambiadas = await restaurarCambiadas(
    work,
    carga,
    rows.filter(({ resultado }) => resultado === 'actualizada'),
    cuentas,
  );
  await retirarPlazosSinCurso(
    work,
    cambiadas.salen.map(({ usuarioId }) => usuarioId),
    { desde: creadaEn, hasta: terminadaEn ?? work.now.toISOString() },
  );
  await marcar(work, cargaId, [...creadas.vueltas, ...cambiadas.vueltas]);
  await sumar(work, cargaId, creadas.vueltas, cambiadas.vueltas);
  await anotarGrupos(work, cambiadas.entran, [...creadas.salen, ...cambiadas.salen]);
  const grupos = await work.tx.execute<{ id: string; nombre: string }>(sql`select id, nombre from grupos`);
  const nombres = new Map(grupos.rows.map(({ id, nombre }) => [id, nombre]));
  await anotarPersonas(
    work,
    [...creadas.pasos, ...cambiadas.pasos],
    (id) => nombres.get(id) ?? 'otro grupo',
    [archivo, null],
  );
  return true;
}
