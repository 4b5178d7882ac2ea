import { eq, sql } from 'drizzle-orm';
import { camposTable } from '#features/campos/table.ts';
import { adaptacionesTable } from '#features/evaluaciones/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { grupoMiembrosTable, grupoTutoresTable } from '#features/grupos/table.ts';
import { assembleCast, type Cast } from '#matrix/cast.ts';
import { canario } from '#matrix/canaries.ts';
import { archivoALaVista } from '#matrix/stored-files.ts';
import { sinDiseno, unaImagen, unDiseno } from '#matrix/world-certificates.ts';
import { ENTRADA } from '#matrix/world-externals.ts';
import { createWorld, type World } from '#matrix/world.ts';
import type { TestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

/** Things of the tutor's group, and what must not be reached from there. */
export interface Scene extends World {
  /** A course that anyone may take. */
  readonly abiertoId: string;
  readonly perfilId: string;
  /** A list of the academy's own, and one of its values. */
  readonly campoId: string;
  readonly opcionId: string;
  readonly otraOpcionId: string;
  readonly perfil: string;
  /** A design of certificates, and a picture for them. */
  readonly disenoId: string;
  readonly imagenId: string;
  /** Of the catalogue of what is learnt elsewhere. */
  readonly entradaId: string;
  /** The document of somebody of the others, as it may be written too. */
  readonly documentoAjeno: string;
  /** Shown by an activity of a course of the group, and uploaded by its tutor. */
  readonly archivoId: string;
  /** The course and the group of others, where nobody changes anything. */
  readonly otro: World & { readonly archivoId: string };
}

export interface Company {
  readonly cast: Cast;
  /** Fresh things for whoever is going to change them. */
  scene(): Promise<Scene>;
}

/** A document as someone else writes it: the same one, in other words than the canary's. */
async function documentoDe({ platform }: TestApp, usuarioId: string): Promise<string> {
  const [persona] = await platform.db
    .select({ documento: usuariosTable.documento })
    .from(usuariosTable)
    .where(eq(usuariosTable.id, usuarioId));
  return (persona?.documento ?? '').replace('zq', 'z.q');
}

export async function assemble(app: TestApp): Promise<Company> {
  const { school, platform } = app;
  const [oculto, propio, numero, fecha] = await Promise.all([
    school.campo({ tutor: 'no', propia: 'no', unico: true }),
    school.campo({ tutor: 'no', propia: 've' }),
    school.campo({ tutor: 'no', propia: 'no', unico: true, tipo: 'numero' }),
    school.campo({ tutor: 'no', propia: 'no', tipo: 'fecha' }),
  ]);
  const campos = { oculto: oculto.id, propio: propio.id, numero: numero.id, fecha: fecha.id };
  const cast = await assembleCast(app, campos);
  const ajenos = { mundo: 'b', inscritoId: cast.vecinoId, tutorId: cast.tutorAjeno.id, campos } as const;
  // Nobody changes the files nor the world of others: one serves all scenes.
  const otro = { ...(await createWorld(app, ajenos)), archivoId: await archivoALaVista(app, ajenos) };
  const documentoAjeno = await documentoDe(app, otro.usuarioId);
  const suyos = {
    mundo: 'a',
    inscritoId: cast.inscrito.id,
    tutorId: cast.tutor.id,
    campos,
    ajena: { id: otro.usuarioId, documento: documentoAjeno },
  } as const;
  const archivoId = await archivoALaVista(app, suyos);
  await app.platform.db.insert(adaptacionesTable).values(
    [suyos, ajenos].map(({ mundo, inscritoId, tutorId }) => ({
      usuarioId: inscritoId,
      factor: '1,25' as const,
      motivo: canario(mundo, 'adaptacion', 'motivo'),
      por: tutorId,
    })),
  );

  let scenes = 0;
  let last = '';
  let lastCampo = '';
  let lastDiseno = '';
  const imagenId = await unaImagen(app);
  const scene = async (): Promise<Scene> => {
    // Hundreds of scenes grow faster than PostgreSQL looks at its own tables.
    if (scenes++ % 100 === 0) await platform.db.execute(sql`analyze`);
    // They live in one scene at a time: nobody belongs to hundreds of groups.
    // What the last scene set going may still hold them: PostgreSQL ends one of two that wait for one another.
    if (last)
      await eventually(async () => {
        await platform.db.delete(grupoMiembrosTable).where(eq(grupoMiembrosTable.grupoId, last));
        await platform.db.delete(grupoTutoresTable).where(eq(grupoTutoresTable.grupoId, last));
      });
    if (lastCampo) await platform.db.delete(camposTable).where(eq(camposTable.id, lastCampo));
    if (lastDiseno) await sinDiseno(app, lastDiseno);
    const [world, abierto, ajustable, campo, disenoId] = await Promise.all([
      createWorld(app, suyos),
      school.curso({ acceso: 'abierto' }),
      school.perfil([], {
        nombre: `${canario('a', 'perfil', 'nombre')} ${scenes}`,
        descripcion: canario('a', 'perfil', 'descripcion'),
      }),
      school.campo({ tipo: 'lista' }, ['Getafe', 'Coslada']),
      unDiseno(app),
    ]);
    lastCampo = campo.id;
    lastDiseno = disenoId;
    last = world.grupoId;
    // The builders write behind the product's back: whoever is remembered must be looked up again.
    platform.bell.ring(true);
    return {
      ...world,
      abiertoId: abierto.id,
      perfilId: ajustable.id,
      perfil: ajustable.nombre,
      campoId: campo.id,
      disenoId,
      imagenId,
      entradaId: ENTRADA,
      opcionId: campo.opciones[0]?.id ?? '',
      otraOpcionId: campo.opciones[1]?.id ?? '',
      documentoAjeno,
      archivoId,
      otro,
    };
  };
  return { cast, scene };
}
