import type { Actor } from '#core/actor.ts';
import { type Accion, type Alcance, alcanceDe, enSusGrupos, PARTES, PERMISOS } from '#core/permisos.ts';
import { PALABRAS_DE_PERMISOS } from '#perfiles/palabras.ts';
import { alcance, matches } from '#core/scope.ts';
import { alcanza, EXIGENCIAS } from '#perfiles/alcance-de-permiso.ts';
import type { Explicacion } from '#perfiles/schemas.ts';
import { camposPara, type Objetivo } from '#perfiles/objetivo.ts';
import { quienNoPuedeMas } from '#perfiles/quien-puede-mas.ts';

type Razon = Explicacion['razones'][number];
const si = (texto: string): Razon => ({ vale: true, texto });
const no = (texto: string): Razon => ({ vale: false, texto });

export interface Caso {
  readonly actor: Actor;
  readonly activa: boolean;
  readonly permiso: Accion;
  readonly objetivo: Objetivo | null;
  /** Undefined for a group that whoever asks may not see. */
  readonly nombreDeGrupo: (id: string) => string | undefined;
  /** Of how many people the actor is «Responsable». */
  readonly equipo: number;
}

function grupos({ nombreDeGrupo }: Caso, ids: readonly string[]): string {
  const nombres = ids.flatMap((id) => nombreDeGrupo(id) ?? []);
  const ocultos = ids.length - nombres.length;
  if (ocultos > 0) nombres.push(ocultos === 1 ? 'un grupo que no ves' : `${ocultos} grupos que no ves`);
  return new Intl.ListFormat('es').format(nombres);
}

function porGrupos(caso: Caso): Razon {
  const { actor, permiso, objetivo } = caso;
  if (actor.tutorGrupoIds.length === 0)
    return no('No tutoriza ningún grupo, así que de momento no le sirve.');
  if (!objetivo) return si(`Tutoriza ${grupos(caso, actor.tutorGrupoIds)}.`);
  const { tipo, nombre, grupoIds } = objetivo;
  const comunes = grupoIds.filter((id) => actor.tutorGrupoIds.includes(id));
  const enGrupos = { ...actor, permisos: [enSusGrupos(permiso)].filter((forma) => forma !== null) };
  const dentro = matches(alcance(enGrupos, permiso), camposPara(permiso, objetivo));
  if (tipo === 'grupos') return dentro ? si(`Tutoriza ${nombre}.`) : no(`No tutoriza ${nombre}.`);
  const lugar = tipo === 'cursos' ? `«${nombre}» es curso de` : `${nombre} está en`;
  const cuanto = PERMISOS[permiso] === 'entrega' ? ': corrige a quienes lo hacen ahí' : '';
  if (dentro) return si(`${lugar} ${grupos(caso, comunes)}, que tutoriza${cuanto}.`);
  if (comunes.length > 0) return no(`${lugar} ${grupos(caso, comunes)}, pero ese grupo está archivado.`);
  const ninguno = tipo === 'cursos' ? `«${nombre}» no es curso` : `${nombre} no está en ninguno`;
  return no(
    `${ninguno} de ${tipo === 'cursos' ? 'ninguno de ' : ''}los grupos que tutoriza: ${grupos(caso, actor.tutorGrupoIds)}.`,
  );
}

function porEquipo({ actor, objetivo, equipo }: Caso): Razon {
  if (equipo === 0) return no('No es responsable de nadie, así que de momento no le sirve.');
  if (!objetivo) return si(`Es responsable de ${equipo === 1 ? '1 persona' : `${equipo} personas`}.`);
  const { tipo, nombre, fields } = objetivo;
  if (tipo !== 'usuarios')
    return no(`Con «su equipo» llega a personas, no a ${tipo === 'grupos' ? 'grupos' : 'cursos'}.`);
  const suyas = fields.responsableIds;
  return Array.isArray(suyas) && suyas.includes(actor.id)
    ? si(`Es responsable de ${nombre}.`)
    : no(`No es responsable de ${nombre}.`);
}

/** One way in is enough; without any, why neither is. */
function porCualquiera(...caminos: readonly Razon[]): Razon[] {
  const abierto = caminos.find(({ vale }) => vale);
  return abierto ? [abierto] : [...caminos];
}

const fraseDe = (accion: Accion): string => `«${PALABRAS_DE_PERMISOS[accion].frase}»`;

const DONDE: Readonly<Record<Exclude<Alcance, 'nada'>, string>> = {
  todo: 'en toda la academia',
  grupos: 'en los grupos que tutoriza',
  equipo: 'con las personas de las que es responsable',
  ambos: 'en los grupos que tutoriza y con las personas de las que es responsable',
};

function porPermiso(caso: Caso): Razon[] {
  const { actor, permiso } = caso;
  const frase = fraseDe(permiso);
  const hasta = alcanceDe(actor.permisos, permiso);
  if (hasta === 'nada') return [no(`El perfil ${actor.perfil} no permite ${frase}.`)];
  const permite = si(`El perfil ${actor.perfil} permite ${frase} ${DONDE[hasta]}.`);
  switch (hasta) {
    case 'todo':
      return [permite];
    case 'grupos':
      return [permite, porGrupos(caso)];
    case 'equipo':
      return [permite, porEquipo(caso)];
    case 'ambos':
      return [permite, ...porCualquiera(porGrupos(caso), porEquipo(caso))];
  }
}

/** What would have to be seen first, and isn't. */
function porVer({ actor, permiso, objetivo, equipo }: Caso): Razon[] {
  const { trasVer } = EXIGENCIAS[permiso];
  if (!trasVer) return [];
  const hasta = alcanceDe(actor.permisos, trasVer);
  const tiene = { todo: true, grupos: actor.tutorGrupoIds.length > 0, equipo: equipo > 0 };
  const enAlgunSitio = PARTES[hasta].some((parte) => tiene[parte]);
  if (objetivo ? alcanza(actor, trasVer, objetivo) : enAlgunSitio) return [];
  const falta = hasta === 'nada' ? 'no lo permite' : `solo lo permite ${DONDE[hasta]}`;
  return [no(`Antes hace falta ${fraseDe(trasVer)}, y el perfil ${actor.perfil} ${falta}.`)];
}

/** Some things are done only to those who can do no more than whoever does them. */
function porQuienEs({ actor, permiso, objetivo }: Caso): Razon[] {
  const scope = EXIGENCIAS[permiso].alcance(actor);
  if (objetivo?.tipo !== 'usuarios' || typeof scope === 'boolean') return [];
  const { nombre, fields } = objetivo;
  const razones: Razon[] = [];
  if (scope.every((condition) => 'perfil' in condition)) {
    const perfil = String(fields.perfil);
    razones.push(
      actor.otorgables.includes(perfil)
        ? si(`El perfil de ${nombre}, ${perfil}, no puede más que el suyo.`)
        : no(
            `El perfil de ${nombre}, ${perfil}, puede cosas que el suyo no: nadie actúa sobre quien puede más.`,
          ),
    );
    if (actor.otorgables.includes(perfil) && !matches(quienNoPuedeMas(actor), fields))
      razones.push(no(`${nombre} tutoriza grupos a los que esta persona no llega.`));
  }
  if (scope.every(({ estado }) => estado === 'activo') && fields.estado !== 'activo')
    razones.push(no(`La cuenta de ${nombre} está suspendida.`));
  return razones;
}

function porMirar({ actor, permiso, objetivo }: Caso): Razon[] {
  if (permiso !== 'usuarios:ver-como' || objetivo?.id !== actor.id) return [];
  return [no('Es su propia cuenta: ya ve la academia así.')];
}

/** Ways in that need no permission. */
function porSiMisma({ actor, permiso, objetivo }: Caso): Razon | null {
  if (!objetivo || !alcanza({ ...actor, permisos: [] }, permiso, objetivo)) return null;
  const { tipo, id, nombre } = objetivo;
  if (tipo === 'usuarios') return si('Es ella misma: lo suyo siempre puede verlo.');
  if (tipo === 'grupos') return si(`Es miembro de ${nombre}.`);
  return si(
    actor.cursoIds.includes(id) ? `«${nombre}» está entre sus cursos.` : `«${nombre}» está abierto a todos.`,
  );
}

const cuenta = ({ actor, activa }: Caso): Razon =>
  activa
    ? si(`Su cuenta está activa y su perfil es ${actor.perfil}.`)
    : no('Su cuenta está suspendida: no puede entrar.');

/** Whether someone may do something, and why, in words. The scopes decide; the words follow them. */
export function explicar(caso: Caso): Explicacion {
  const { actor, activa, permiso, objetivo } = caso;
  const porDerecho = [...porPermiso(caso), ...porVer(caso), ...porQuienEs(caso), ...porMirar(caso)];
  const llega = objetivo
    ? alcanza(actor, permiso, objetivo) && porMirar(caso).every(({ vale }) => vale)
    : porDerecho.every(({ vale }) => vale);
  const propia = llega && porDerecho.some(({ vale }) => !vale) ? porSiMisma(caso) : null;
  return { puede: activa && llega, razones: [cuenta(caso), ...(propia ? [propia] : porDerecho)] };
}
