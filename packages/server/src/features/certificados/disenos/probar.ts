import type { ContenidoDeDiseno } from '@catedra/shared/certificados/disenos/contenido.ts';
import type { Prueba } from '@catedra/shared/certificados/disenos/schemas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { DomainError } from '@catedra/shared/core/errors.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { eq } from 'drizzle-orm';
import { cursoALaVista } from '#features/certificados/curso-a-la-vista.ts';
import { enPapel } from '#features/certificados/disenos/en-papel.ts';
import { exigirDisenar } from '#features/certificados/disenos/leer.ts';
import { type DeQueCurso, muestraDe } from '#features/certificados/disenos/muestras.ts';
import { leerAjustes } from '#features/certificados/leer-ajustes.ts';
import { hacerPapeles } from '#features/certificados/papel/hacer-papeles.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { personaVisible } from '#features/usuarios/offers.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Database } from '#platform/db/pool.ts';
import type { FileGiven } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';

const noSeImprime = (signos: readonly string[]) =>
  new DomainError(
    409,
    'PAPEL_IMPOSIBLE',
    signos.length === 0
      ? 'Con este nombre no cabe en el papel.'
      : `No se puede imprimir: falta en nuestra letra ${signos.join(' ')}.`,
  );

async function deQueCurso(db: Database, actor: Actor, cursoId: string | null): Promise<DeQueCurso | null> {
  if (cursoId === null) return null;
  await cursoALaVista(db, cursoId, cursos.policy.read(actor));
  const { titulo, validezMeses } = cursosTable;
  const [curso] = await db
    .select({ titulo, validezMeses })
    .from(cursosTable)
    .where(eq(cursosTable.id, cursoId));
  return curso ? { ...curso, ...(await leerAjustes(db, cursoId)) } : null;
}

async function nombreDe(db: Database, actor: Actor, usuarioId: string | null): Promise<string | null> {
  if (usuarioId === null) return null;
  await personaVisible(db, actor, usuarioId);
  const { nombre, apellidos } = usuariosTable;
  const [persona] = await db
    .select({ nombre, apellidos })
    .from(usuariosTable)
    .where(eq(usuariosTable.id, usuarioId));
  return persona ? `${persona.nombre} ${persona.apellidos}` : null;
}

interface APrueba {
  readonly contenido: ContenidoDeDiseno;
  readonly prueba: Prueba;
  readonly cursoId: string | null;
  readonly usuarioId: string | null;
}

/** The paper itself, made as any other and signed by nobody. */
export async function probarDiseno(
  { db, config, clock }: Platform,
  actor: Actor,
  { contenido, prueba, cursoId, usuarioId }: APrueba,
): Promise<FileGiven> {
  exigirDisenar(actor);
  const curso = await deQueCurso(db, actor, cursoId);
  const nombre = await nombreDe(db, actor, usuarioId);
  const hoy = diaEn(clock.now(), config.ZONA_HORARIA);
  const papeles = hacerPapeles([muestraDe({ prueba, nombre }, curso, hoy, config.ACADEMIA)], {
    diseno: await enPapel(db, contenido),
    sitio: config.PUBLIC_URL ?? null,
    firmante: null,
    ahora: () => clock.now(),
  });
  for await (const hecho of papeles) {
    if (hecho.tipo === 'papel')
      return {
        nombre: 'Prueba de certificado.pdf',
        tipo: 'application/pdf',
        contenido: Buffer.from(hecho.pdf),
        bytes: hecho.pdf.length,
      };
    if (hecho.tipo === 'estorbos')
      throw noSeImprime([...new Set(hecho.estorbos.flatMap(({ signos }) => signos))]);
  }
  throw new Error('a try that could not be made');
}
