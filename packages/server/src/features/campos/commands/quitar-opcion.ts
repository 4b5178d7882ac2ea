import type { Actor } from '@catedra/shared/core/actor.ts';
import { datosInvalidos, DomainError, noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Campo, QuitaDeOpcion } from '@catedra/shared/campos/schemas.ts';
import type { Opcion } from '@catedra/shared/campos/tipos.ts';
import { sql } from 'drizzle-orm';
import { conValorSql } from '#features/campos/condicion-sql.ts';
import { campoParaCambiar } from '#features/campos/queries.ts';
import { guardarCampo } from '#features/campos/store.ts';
import { lockPersonas } from '#features/sesion/offers.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { runWork, type Work, type WorkPlace } from '#platform/changes/work.ts';

/** One transaction holds as many people; a value that many have goes in several, and asking again does the rest. */
const TANDA = 1000;
const COMANDO = 'campos.quitar-opcion';

const laUltima = (nombre: string) =>
  new DomainError(
    409,
    'ULTIMO_VALOR',
    `«${nombre}» es obligatorio y se quedaría sin valores. Añade otro antes de quitar este.`,
  );

const enUnaRegla = (texto: string, grupos: readonly string[], personas: number) =>
  new DomainError(
    409,
    'EN_USO',
    `${grupos.map((grupo) => `«${grupo}»`).join(', ')} se ${grupos.length === 1 ? 'llena' : 'llenan'} con «${texto}»: ${personas === 1 ? '1 persona está' : `${personas} personas están`} por él. Cambia antes ${grupos.length === 1 ? 'su regla' : 'sus reglas'}.`,
  );

/** A rule that looks for it would be left without anybody, in silence. */
async function exigirSinReglas(work: Work, campoId: string, { id, texto }: Opcion): Promise<void> {
  const { rows } = await work.tx.execute<{ nombre: string; personas: number }>(sql`
    select g.nombre, (select count(*)::int from grupo_miembros m where m.grupo_id = g.id and m.origen = 'regla') as personas
      from grupo_reglas r join grupos g on g.id = r.grupo_id
     where r.regla -> 'condiciones' @> ${JSON.stringify([{ campo: campoId, a: [id] }])}::jsonb order by g.nombre`);
  const personas = rows.reduce((suma, row) => suma + row.personas, 0);
  if (rows.length > 0)
    throw enUnaRegla(
      texto,
      rows.map(({ nombre }) => nombre),
      personas,
    );
}

/** Nobody else can be given it from now on. */
async function retirar(work: Work, id: string, opcionId: string, que: QuitaDeOpcion): Promise<Campo> {
  const { campo } = await campoParaCambiar(work, id);
  const opcion = campo.opciones.find((una) => una.id === opcionId);
  if (!opcion) throw noEncontrado();
  await exigirSinReglas(work, id, opcion);
  const otras = campo.opciones.filter((una) => una.id !== opcionId && !una.retirada);
  if (que.que === 'pasan' && !otras.some((una) => una.id === que.a))
    throw datosInvalidos({ a: 'Elige otro valor de la lista.' });
  if (otras.length === 0 && campo.obligatorio) throw laUltima(campo.nombre);
  if (que.que === 'vacian' && campo.obligatorio)
    throw datosInvalidos({ que: `«${campo.nombre}» es obligatorio: elige a qué valor pasan.` });
  if (opcion.retirada) return campo;
  const retiradas = campo.opciones.filter((una) => una.id !== opcionId && una.retirada);
  return guardarCampo(work, campo, { opciones: [...otras, { ...opcion, retirada: true }, ...retiradas] });
}

/** Some of those who have it get the other one, or none; whether any are left. */
async function pasarUnaTanda(work: Work, id: string, opcionId: string, a: string | null): Promise<boolean> {
  await campoParaCambiar(work, id);
  const { rows } = await work.tx.execute<{ id: string }>(sql`
    select id from usuarios where ${conValorSql(id, opcionId)} order by id limit ${TANDA}`);
  if (rows.length === 0) return false;
  const personas = await lockPersonas(
    work,
    rows.map((row) => row.id),
  );
  const { campos, version } = usuariosTable;
  await work.tx
    .update(usuariosTable)
    .set({
      campos: a === null ? sql`${campos} - ${id}` : sql`${campos} || ${JSON.stringify({ [id]: a })}::jsonb`,
      version: sql`${version} + 1`,
      actualizadoEn: work.now.toISOString(),
    })
    .where(
      sql`${usuariosTable.id} = any(${sql.param(rows.map((row) => row.id))}::uuid[])
          and ${campos} ->> ${id} = ${opcionId}`,
    );
  for (const { usuario, scope } of personas)
    work.record({
      coleccion: 'usuarios',
      documento: usuario.id,
      antes: scope,
      despues: scope,
      detalle: { campos: [{ [id]: opcionId }, a === null ? {} : { [id]: a }] },
    });
  return rows.length === TANDA;
}

/** It is in nobody any more. */
async function olvidar(work: Work, id: string, opcionId: string): Promise<Campo> {
  const { campo } = await campoParaCambiar(work, id);
  const { rows } = await work.tx.execute(
    sql`select from usuarios where ${conValorSql(id, opcionId)} limit 1`,
  );
  const quedan = campo.opciones.filter((una) => una.id !== opcionId);
  if (rows.length > 0 || quedan.length === campo.opciones.length) return campo;
  return guardarCampo(work, campo, { opciones: quedan });
}

/** Takes a value out of a list, once whoever has it got another one or none; or leaves it to them alone. */
export async function quitarOpcion(
  place: WorkPlace,
  actor: Actor,
  id: string,
  opcionId: string,
  que: QuitaDeOpcion,
): Promise<Campo> {
  const paso = <T>(body: (work: Work) => Promise<T>) => runWork(place, actor, COMANDO, body);
  await paso((work) => retirar(work, id, opcionId, que));
  if (que.que !== 'conservan') {
    const a = que.que === 'pasan' ? que.a : null;
    while (await paso((work) => pasarUnaTanda(work, id, opcionId, a)));
  }
  return paso((work) => olvidar(work, id, opcionId));
}
