import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { camposConError } from '@catedra/shared/core/mensajes.ts';
import { PERFIL_SUPER } from '@catedra/shared/perfiles/permisos.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { or, sql } from 'drizzle-orm';
import { explainAndExit } from './console.ts';
import { trabajos } from './admin-trabajos.ts';
import { type Opened, withDatabase } from './with-database.ts';
import { ensureSystemProfiles } from '#features/perfiles/ensure-system-profiles.ts';
import { ponerContraseñaTemporal } from '#features/sesion/passwords/temporary-password.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { createBell } from '#platform/changes/bell.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import { systemClock } from '#platform/clock.ts';
import { ConfigError } from '#platform/config.ts';
import { ownSite } from '#platform/http/site.ts';
import { createJobs } from '#platform/jobs/jobs.ts';

const AYUDA = `Uso:
  npm run admin -- crear --correo ana@empresa.es --nombre Ana --apellidos "Pérez Gil"
      Crea un Super Administrador y escribe su contraseña temporal.
  npm run admin -- restablecer --correo ana@empresa.es
      Da a una cuenta una contraseña temporal nueva.
  npm run admin -- trabajos
      Enseña los trabajos de fondo que se abandonaron, como los correos que no pudieron salir.
  npm run admin -- trabajos --repetir todos
      Los pone otra vez en su cola; en vez de «todos», el identificador de uno.`;

interface Datos {
  readonly correo: string;
  readonly nombre: string;
  readonly apellidos: string;
}

async function buscar(work: Work, correo: string): Promise<string | undefined> {
  const igual = or(
    sql`lower(${usuariosTable.correo}) = lower(${correo})`,
    sql`lower(${usuariosTable.usuario}) = lower(${correo})`,
  );
  const [found] = await work.tx.select({ id: usuariosTable.id }).from(usuariosTable).where(igual);
  return found?.id;
}

async function crear(work: Work, datos: Datos): Promise<string> {
  if (await buscar(work, datos.correo)) {
    throw new ConfigError(
      `Ya hay una cuenta con ${datos.correo}. Para entrar en ella: npm run admin -- restablecer --correo ${datos.correo}`,
    );
  }
  const leida = usuarios.editable.safeParse({
    ...datos,
    usuario: null,
    documento: null,
    telefono: null,
    zonaHoraria: null,
    perfil: PERFIL_SUPER,
  });
  if (!leida.success) {
    const frases = Object.entries(camposConError(leida.error)).map(
      ([campo, frase]) => `--${campo}: ${frase}`,
    );
    throw new ConfigError(frases.join('\n'));
  }
  const { campos: _ninguno, ...persona } = leida.data;
  const id = randomUUID();
  await work.tx.insert(usuariosTable).values({ ...persona, id });
  const fields = { id, perfil: PERFIL_SUPER, estado: 'activo', grupoIds: [] };
  work.record({
    coleccion: 'usuarios',
    documento: id,
    antes: null,
    despues: fields,
    detalle: { perfil: [null, PERFIL_SUPER] },
  });
  return id;
}

async function restablecer(work: Work, { correo }: Datos): Promise<string> {
  const id = await buscar(work, correo);
  if (!id) throw new ConfigError(`No hay ninguna cuenta con ${correo}.`);
  return id;
}

const ordenes = { crear, restablecer };

type Orden = keyof typeof ordenes;

/** What was asked for; said otherwise, how it is said. */
function pedido() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      correo: { type: 'string' },
      nombre: { type: 'string' },
      apellidos: { type: 'string' },
      repetir: { type: 'string' },
    },
  });
  const [orden = ''] = positionals;
  const { correo = '', nombre = 'Administración', apellidos = '', repetir } = values;
  if (orden !== 'trabajos' && (!(orden in ordenes) || !correo)) throw new ConfigError(AYUDA);
  return { orden, repetir, datos: { correo, nombre, apellidos } satisfies Datos };
}

async function darContraseña({ db, url, config }: Opened, orden: Orden, datos: Datos): Promise<string[]> {
  await ensureSystemProfiles(db);
  const jobs = createJobs(url, explainAndExit);
  const place = { db, clock: systemClock, bell: createBell(db), jobs, site: ownSite(config) };
  const temporal = await runWork(place, SISTEMA, `admin.${orden}`, async (work) =>
    ponerContraseñaTemporal(work, await ordenes[orden](work, datos)),
  );
  return [
    `Cuenta: ${datos.correo}`,
    `Contraseña temporal: ${temporal?.contraseña}`,
    `Caduca: ${temporal?.expiraEn}`,
  ];
}

try {
  const { orden, repetir, datos } = pedido();
  await withDatabase(async (opened) => {
    const lines =
      orden === 'trabajos'
        ? await trabajos(opened.db, repetir)
        : await darContraseña(opened, orden as Orden, datos);
    process.stdout.write(`${lines.join('\n')}\n`);
  });
} catch (error) {
  explainAndExit(error);
}
