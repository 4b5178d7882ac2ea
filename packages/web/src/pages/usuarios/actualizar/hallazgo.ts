import type { CursoDePersona } from '@catedra/shared/participantes/persona.ts';
import type { MotivoSinEntrar } from '@catedra/shared/usuarios/acceso.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { estaDeBaja } from '@catedra/shared/usuarios/rules.ts';
import { cuando, cuenta, diasHasta, fecha, numero, unosMinutos, vence } from '#ui/words/words.ts';

/** What can be done at once about what is found. */
export type Remedio = 'quitar_baja' | 'activar' | 'invitar' | 'contraseña' | 'recordar' | 'asignar';

export interface Hallazgo {
  readonly tono: 'tarde' | 'pronto' | 'espera' | 'bien';
  /** The words that come first, in bold. */
  readonly que: string;
  readonly mas: string;
  readonly remedio: Remedio | null;
  /** The course it is about. */
  readonly curso: CursoDePersona | null;
}

const SEMANA = 7;

const porPlazo = (a: CursoDePersona, b: CursoDePersona) => (a.venceEn ?? '').localeCompare(b.venceEn ?? '');

/** When the first thing that they must do of a course is due: something of it, or the whole. */
const primerPlazo = ({ primero, venceEn }: CursoDePersona): string | null => primero?.venceEn ?? venceEn;

const porPrimerPlazo = (a: CursoDePersona, b: CursoDePersona) =>
  (primerPlazo(a) ?? '').localeCompare(primerPlazo(b) ?? '');

/** What is missing and how long it takes, with what that leaves out, as its learner reads it. */
const falta = ({ hechas, total, minutos, sinDuracion }: CursoDePersona): string => {
  const faltan = Math.max(0, total - hechas);
  const cuantas = `${faltan === 1 ? 'le falta' : 'le faltan'} ${cuenta(faltan, 'actividad', 'actividades')}`;
  if (minutos === 0) return cuantas;
  const sin = sinDuracion > 0 ? ` sin contar ${numero(sinDuracion)} sin duración` : '';
  return `${cuantas}, ${unosMinutos(minutos)}${sin}`;
};

type Cuenta = Pick<Usuario, 'estado' | 'bajaDesde' | 'ultimoAcceso' | 'correo' | 'cambiarContraseña'>;

/** What a person can't come in without, said of why. */
const SIN_LLAVE: Readonly<Partial<Record<MotivoSinEntrar, string>>> = {
  sin_llave: 'no tiene contraseña ni invitación.',
  vencida: 'su contraseña temporal o su invitación ya no sirve.',
};

const NO_CUENTA =
  'No puede entrar ni cuenta en las cifras de ahora. Sus cursos y su progreso se conservan, y lo que hizo sigue contando en lo pasado.';

/** The door first: whoever can't come in learns nothing. */
function deLaPuerta(
  usuario: Cuenta,
  sinEntrar: MotivoSinEntrar | null,
  now: Date,
  zone: string,
): Hallazgo | null {
  const espera = { tono: 'espera' as const, curso: null };
  const llave = usuario.correo ? ('invitar' as const) : ('contraseña' as const);
  if (usuario.bajaDesde !== null && estaDeBaja(usuario, now))
    return {
      ...espera,
      que: `De baja desde el ${fecha(usuario.bajaDesde, now, zone)}.`,
      mas: NO_CUENTA,
      remedio: 'quitar_baja',
    };
  if (usuario.estado === 'suspendido')
    return {
      ...espera,
      que: 'La cuenta está suspendida.',
      mas: NO_CUENTA,
      remedio: 'activar',
    };
  const motivo = sinEntrar && SIN_LLAVE[sinEntrar];
  if (motivo)
    return {
      ...espera,
      que: 'No puede entrar:',
      mas: motivo,
      remedio: llave,
    };
  if (usuario.ultimoAcceso === null)
    return {
      ...espera,
      que: 'Todavía no ha entrado nunca.',
      mas: usuario.cambiarContraseña
        ? 'Tiene una contraseña temporal sin usar.'
        : usuario.correo
          ? 'Una invitación por correo le deja elegir su contraseña.'
          : 'Sin correo, hace falta darle una contraseña temporal.',
      remedio: llave,
    };
  return null;
}

/** What matters most of a person, in one sentence with its one act. */
export function hallazgoDe(
  { sinEntrar = null, ...usuario }: Cuenta & { readonly sinEntrar?: MotivoSinEntrar | null },
  cursos: readonly CursoDePersona[] | null,
  now: Date,
  zone: string,
): Hallazgo | null {
  const puerta = deLaPuerta(usuario, sinEntrar, now, zone);
  if (puerta) return puerta;
  if (cursos === null) return null;
  const suyos = cursos.filter(({ desde }) => desde !== null);
  if (suyos.length === 0)
    return {
      tono: 'espera',
      que: cursos.length === 0 ? 'No tiene ningún curso.' : 'Ahora no tiene ningún curso.',
      mas: deLoAnterior(cursos),
      remedio: 'asignar',
      curso: null,
    };
  return (
    deLosVencidos(suyos, now, zone) ??
    deLoQueVence(suyos, now, zone) ?? {
      tono: 'bien',
      que: suyos.every(terminado)
        ? suyos.length === 1
          ? 'Ha terminado su curso.'
          : `Ha terminado sus ${suyos.length} cursos.`
        : 'Va al día:',
      mas: suyos.every(terminado) ? '' : 'nada le vence en una semana.',
      remedio: null,
      curso: null,
    }
  );
}

/** What lapsed since was finished too. */
const terminado = ({ porcentaje }: CursoDePersona): boolean => porcentaje === 100;

/** Of courses that were theirs and no longer are. */
function deLoAnterior(cursos: readonly CursoDePersona[]): string {
  const tuvo = cursos.length;
  const termino = cursos.filter(terminado).length;
  if (tuvo === 0) return '';
  if (tuvo === 1) return termino === 1 ? 'Terminó uno que ya no tiene.' : 'Tuvo uno y no lo terminó.';
  if (termino === 0) return `Tuvo ${tuvo} y no terminó ninguno.`;
  return termino === tuvo ? `Terminó ${tuvo} que ya no tiene.` : `Tuvo ${tuvo} y terminó ${termino}.`;
}

function deLosVencidos(cursos: readonly CursoDePersona[], now: Date, zone: string): Hallazgo | null {
  const [primero, ...otros] = cursos
    .filter((curso) => curso.estado === 'vencido' && !terminado(curso))
    .toSorted(porPlazo);
  if (!primero?.venceEn) return null;
  const demas =
    otros.length > 0
      ? ` También ${otros.length === 1 ? 'venció otro' : `vencieron otros ${otros.length}`}.`
      : '';
  return {
    tono: 'tarde',
    que: primero.titulo,
    mas: `${vence(primero.venceEn, now, zone)} y ${falta(primero)}.${demas}`,
    remedio: 'recordar',
    curso: primero,
  };
}

const venceEnLaSemana = (plazo: string | null, now: Date, zone: string): boolean =>
  plazo !== null && diasHasta(plazo, now, zone) <= SEMANA;

const queLePasa = ({ primero, titulo }: CursoDePersona): string => {
  if (!primero) return 'le vence';
  return `de «${titulo}» ${primero.tipo === 'actividad' ? 'le vence' : 'le cierra'}`;
};

function deLoQueVence(cursos: readonly CursoDePersona[], now: Date, zone: string): Hallazgo | null {
  const [primero, ...otros] = cursos
    .filter(
      (curso) =>
        curso.publicado &&
        !terminado(curso) &&
        !curso.porCorregir &&
        // Nothing is asked of whoever is excused.
        curso.cumplimiento !== 'exento' &&
        venceEnLaSemana(primerPlazo(curso), now, zone),
    )
    .toSorted(porPrimerPlazo);
  const plazo = primero && primerPlazo(primero);
  if (!primero || !plazo) return null;
  const demas =
    otros.length > 0
      ? `Esta semana ${otros.length === 1 ? 'vence otro' : `vencen otros ${otros.length}`}.`
      : cursos.length > 1
        ? 'Nada más le vence esta semana.'
        : '';
  return {
    tono: 'pronto',
    que: primero.primero?.titulo ?? primero.titulo,
    mas: `${queLePasa(primero)} ${cuando(plazo, now, zone)} y ${falta(primero)}. ${demas}`.trim(),
    remedio: 'recordar',
    curso: primero,
  };
}

/** "5 cursos: 2 terminados, 2 en marcha, 1 sin empezar" */
export function resumenDeCursos(cursos: readonly CursoDePersona[]): string {
  if (cursos.length === 0) return 'Cursos';
  const comoEsta = ({ estado, cumplimiento }: CursoDePersona) =>
    cumplimiento === 'exento' && estado !== 'completado' ? 'exento' : estado;
  const en = (este: ReturnType<typeof comoEsta>) => cursos.filter((curso) => comoEsta(curso) === este).length;
  const partes = [
    [en('completado'), 'terminado', 'terminados'],
    [en('en_curso'), 'en marcha', 'en marcha'],
    [en('sin_empezar'), 'sin empezar', 'sin empezar'],
    [en('vencido'), 'vencido', 'vencidos'],
    [en('exento'), 'exento', 'exentos'],
  ] as const;
  const dichas = partes.filter(([n]) => n > 0).map(([n, uno, varios]) => `${n} ${n === 1 ? uno : varios}`);
  const deAntes = cursos.every(({ desde }) => desde === null) ? ' que ya no tiene' : '';
  return `${cuenta(cursos.length, 'curso')}${deAntes}: ${dichas.join(', ')}`;
}
