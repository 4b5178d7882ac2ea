import { recortar } from '@catedra/shared/core/recortar.ts';
import { permisoEnFrase } from '@catedra/shared/perfiles/peticiones.ts';
import type { Accion } from '@catedra/shared/core/permisos.ts';
import { sql } from 'drizzle-orm';
import { type Hecho, notice } from '#features/avisos/offers.ts';
import { losQueDanYVenSql } from '#features/perfiles/quien-da.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** The ways in which a profile may hold what petition `p` asks for. */
export const LO_PEDIDO = sql`array[p.permiso, p.permiso || ':grupos', p.permiso || ':equipo']`;

interface PorDecidir {
  readonly usuarioId: string;
  readonly peticionId: string;
}

interface Pedida extends Hecho {
  readonly persona: string;
  readonly personaId: string;
  readonly permiso: Accion;
  readonly nota: string | null;
}

/** What still waits, for those who may still give it. */
async function leerPorDecidir(db: Database | Tx, data: readonly PorDecidir[]): Promise<readonly Pedida[]> {
  const pedidas = data.map((una, n) => ({ n, ...una }));
  const { rows } = await db.execute<Pedida>(sql`
    select f.n, f."usuarioId", 'peticion:' || p.id as asunto, 'pedida' as ocasion, trim(u.nombre || ' ' || u.apellidos) as persona,
           u.id as "personaId", p.permiso, p.nota
      from json_to_recordset(${JSON.stringify(pedidas)}) as f(n int, "usuarioId" uuid, "peticionId" uuid)
      join peticiones_de_permiso p on p.id = f."peticionId" and p.estado = 'espera'
      join usuarios u on u.id = p.usuario_id and u.fecha_baja is null
     where f."usuarioId" in (${losQueDanYVenSql(sql`p.usuario_id`, LO_PEDIDO)})`);
  return rows;
}

const LARGO = 160;

/** Somebody asks for a permission: whoever may give it decides. */
export const avisoDePeticion = notice('perfiles.peticion', {
  evento: 'decidir',
  about: leerPorDecidir,
  say: ({ persona, personaId, permiso, nota }, _zona, donde) => ({
    titulo: `${persona} pide permiso para ${permisoEnFrase(permiso)}`,
    fuerte: persona,
    ...(nota && donde === 'campana' && { detalle: `«${recortar(nota, LARGO)}»` }),
    enlace: `/admin/usuarios/actualizar/${personaId}`,
    accion: 'Decidir',
  }),
  plantilla: {
    titulo: 'Alguien pide un permiso',
    campos: {
      persona: { dice: 'Quién lo pide', de: ({ persona }) => persona },
      permiso: { dice: 'Lo que pide poder hacer', de: ({ permiso }) => permisoEnFrase(permiso) },
    },
    ejemplo: { persona: 'Ana Ruiz', personaId: 'muestra', permiso: 'cursos:editar', nota: null },
  },
  together: {
    minutes: 10,
    say: (n, pedidas) => {
      const [una] = pedidas;
      const deUna = una && pedidas.every(({ personaId }) => personaId === una.personaId);
      return {
        titulo: deUna ? `${una.persona} pide ${n} permisos` : `Te piden ${n} permisos`,
        ...(deUna && { fuerte: una.persona }),
        enlace: deUna ? `/admin/usuarios/actualizar/${una.personaId}` : '/home',
        accion: 'Decidir',
      };
    },
  },
});

interface Resuelta extends Hecho {
  readonly permiso: Accion;
  readonly estado: 'dada' | 'negada';
  readonly respuesta: string | null;
  readonly pagina: string;
}

/** Whoever asked hears what came of it; what was given and taken back says nothing. */
export const avisoDePeticionResuelta = notice('perfiles.peticion-resuelta', {
  evento: 'respuesta',
  about: async (
    db: Database | Tx,
    data: readonly { readonly peticionId: string }[],
  ): Promise<readonly Resuelta[]> => {
    const pedidas = data.map((una, n) => ({ n, ...una }));
    const { rows } = await db.execute<Resuelta>(sql`
      select f.n, p.usuario_id as "usuarioId", 'peticion:' || p.id as asunto, p.estado as ocasion, p.permiso, p.estado, p.respuesta,
             p.pagina
        from json_to_recordset(${JSON.stringify(pedidas)}) as f(n int, "peticionId" uuid)
        join peticiones_de_permiso p on p.id = f."peticionId" and p.estado <> 'espera'
        join usuarios u on u.id = p.usuario_id join perfiles g on g.nombre = u.perfil
       where p.estado = 'negada' or g.permisos && ${LO_PEDIDO}`);
    return rows;
  },
  say: ({ permiso, estado, respuesta, pagina }) =>
    estado === 'dada'
      ? { titulo: `Ya tienes permiso para ${permisoEnFrase(permiso)}`, enlace: pagina, accion: 'Abrirlo' }
      : {
          titulo: `No te dan permiso para ${permisoEnFrase(permiso)}`,
          ...(respuesta && { detalle: `«${recortar(respuesta, LARGO)}»` }),
          enlace: pagina,
        },
  plantilla: {
    titulo: 'Te contestan a un permiso que pediste',
    campos: { permiso: { dice: 'Lo que pidió poder hacer', de: ({ permiso }) => permisoEnFrase(permiso) } },
    ejemplo: { permiso: 'cursos:editar', estado: 'dada', respuesta: null, pagina: '/admin/cursos' },
  },
});
