import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { contenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { misZips, zipDeCertificados } from '@catedra/shared/certificados/zip.ts';
import { sql } from 'drizzle-orm';
import type { Academy, Bench } from '../bench.ts';
import { load, rounded } from '../load.ts';
import { person, signIn } from '../people.ts';
import { medians } from '../rounds.ts';

const LOOK_MS = 100;
const READING_S = 5;
const PROGRAM = 'papeles-process';

/** Certificates of one course that nobody has printed yet, and a lesson that somebody reads. */
async function issue(db: Academy['db'], reader: string, many: number) {
  const [curso, seccion, titular] = [randomUUID(), randomUUID(), await person(db, 'Estudiante')];
  await db.execute(
    sql`insert into cursos (id, titulo, estado) values (${curso}, 'Trabajos en altura', 'publicado')`,
  );
  await db.execute(
    sql`insert into secciones (id, curso_id, titulo, orden) values (${seccion}, ${curso}, 'Única', 0)`,
  );
  await db.execute(sql`insert into inscripciones (usuario_id, curso_id) values (${reader}, ${curso})`);
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into certificados (id, usuario_id, curso_id, ronda, numero, codigo, codigo_huella, nombre, documento, titulo, horas, nota,
        completado_en, completado_el)
      select gen_random_uuid(), ${titular}, ${curso}, n, ${curso} || n, z.codigo, sha256(convert_to(z.codigo, 'UTF8')),
             'Íñigo Ñáñez de la Peña', '99175954T', 'Trabajos en altura: prevención, equipos y rescate', 12, 8.9, ahora(), current_date
        from generate_series(1, ${many}) n cross join lateral (select codigo_al_azar() as codigo where n > 0) z
      returning id`);
  return { curso, ids: rows.map(({ id }) => id) };
}

async function untilMade(url: string, cookie: string, ids: readonly string[]): Promise<void> {
  const headers = { cookie, origin: url, 'content-type': 'application/json' };
  const body = JSON.stringify({ ids });
  const asked = await fetch(`${url}/api/certificados/zips`, { method: 'POST', headers, body });
  if (!asked.ok) throw new Error(`pedir el zip respondió ${asked.status}: ${await asked.text()}`);
  const { id } = zipDeCertificados.parse(await asked.json());
  for (;;) {
    const { datos } = misZips.parse(await (await fetch(`${url}/api/certificados/zips`, { headers })).json());
    const suyo = datos.find((uno) => uno.id === id);
    if (suyo?.estado === 'listo' && suyo.sinPapel === 0) return;
    if (suyo?.estado !== 'haciendo') throw new Error(`el zip quedó ${suyo?.estado}: ${suyo?.motivo}`);
    await pause(LOOK_MS);
  }
}

/** The processes of an academy that make papers. */
const workersOf = (pid: number): number =>
  readdirSync('/proc').filter((name) => {
    try {
      return (
        /^\d+$/.test(name) &&
        readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(pid) &&
        readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(PROGRAM)
      );
    } catch {
      return false;
    }
  }).length;

async function made(bench: Bench, { url, db, process: { pid = 0 } }: Academy) {
  const reader = await person(db, 'Estudiante');
  const { curso, ids } = await issue(db, reader, bench.amount(1000, 3));
  const [cookie, boss] = [
    await signIn(db, reader),
    await signIn(db, await person(db, 'Super Administrador')),
  ];
  const started = performance.now();
  let over = false;
  const making = untilMade(url, boss, ids).finally(() => (over = true));
  let otros = 0;
  do {
    const { p99 } = await load(bench, {
      url: `${url}/api/cursos/${curso}/contenido`,
      cookie,
      connections: 8,
      perSecond: 50,
      seconds: READING_S,
      holds: (answer) => contenidoDeCurso.parse(answer).curso.id === curso,
    });
    otros = Math.max(otros, p99);
  } while (!over);
  await making;
  const segundos = (Date.parse(await lastOf(db, curso)) - (performance.timeOrigin + started)) / 1000;
  return { segundos, otros, obreros: workersOf(pid) };
}

async function lastOf(db: Academy['db'], curso: string): Promise<string> {
  const { rows } = await db.execute<{ en: Date | string }>(
    sql`select max(papel_en) as en from certificados where curso_id = ${curso}`,
  );
  return new Date(rows[0]?.en ?? 0).toISOString();
}

/** Signed PDFs of a thousand certificates asked for at once, while somebody reads a lesson. */
export async function measureCertificates(bench: Bench) {
  const { segundos, otros, obreros } = await medians(bench.rounds, () =>
    bench.apart((academy) => made(bench, academy)),
  );
  return {
    certificados_1000_s: rounded(segundos, 1),
    certificados_otros_p99_ms: Math.round(otros),
    certificados_obreros: obreros,
  };
}
