import { CONNECTIONS } from '#platform/db/pool.ts';
import { type InUse, prepareDay } from '#testing/plans/day.ts';
import { recording, type Recorded } from '#testing/plans/recorder.ts';

/** When it is asked → part of its name, or of its text where it has none. The most asked in a day of an academy. */
export const HOT: Readonly<Record<string, string>> = {
  'con cada petición, quién pide': 'sesiones.por-hash',
  'cada minuto, cuándo estuvo alguien': 'sesiones.vistas',
  'al entrar, con qué se entra': 'known_browser',
  'al leer la sesión, qué puede hacer': 'select u.id as usuario_id, u.perfil',
  'con cada cambio, lo que suena': 'cambios.despues',
  'con cada cambio, el registro': 'cambios.anotar',
  'con nadie mirando, dónde acaba el registro': 'cambios.ultimo',
  'cada diez segundos, por dónde va': 'latidos.anotar',
  'con cada respuesta de un examen': 'intentos.anotar-sin-esperar',
  'al abrir la sala, las preguntas': 'intentos.preguntas',
  'en el inicio, las pruebas': 'intentos.suyos',
  'en el inicio, si es el que se recuerda': 'aprendizaje.marca-de-inicio',
  'en el inicio, los cursos': 'aprendizaje.cursos',
  'en el inicio, los anuncios': 'from anuncios_de(',
  'al leer un anuncio': 'leer_anuncios(',
  'quién leyó un anuncio': 'select count(*)::int as n from anuncio_lecturas',
  'a quién le llega un anuncio': 'select u.id, u.nombre, u.apellidos from personas_de_destinos(',
  'cuántos correos de un anuncio salieron': 'correos_de_anuncio(',
  'un curso abierto': 'aprendizaje.curso-por-id',
  'si el contenido de un curso es el que se tiene': 'contenido.llave-por-id',
  'con cada página, la campana': 'select l.id, l.aviso, l.evento',
  'con cada página, lo que no se ha leído': 'select count(*)::int as n from ( select 1 from avisos',
  'cada minuto, los correos que salen': 'with quienes as (',
  'cada minuto, los que se cortaron': "update correos set motivo = 'el programa se detuvo",
  'cada minuto, los que nadie va a intentar': 'update correos c set estado = case when exists',
  'con cada actividad, los pasos del curso': 'progreso.pasos',
  'con cada actividad, su curso': 'select "cursos"."id", "cursos"."estado", "cursos"."secuencial"',
  'con cada actividad, por dónde iba': 'from "latidos" where',
  'con cada actividad, cómo le va': 'from "progreso" where ("progreso"."actividad_id"',
  'con cada actividad, su prórroga': 'from "prorrogas" where',
  'la página de personas, con una búsqueda': 'from "usuarios"',
};

export interface HotStatement extends Recorded {
  readonly cuando: string;
}

/** Each as it reached the database while the academy was used, with the values it had; one that nobody asks is an error. */
export async function hotStatements(app: InUse): Promise<HotStatement[]> {
  const recorded = await recording(await prepareDay(app), Object.values(CONNECTIONS));
  return Object.entries(HOT).map(([cuando, part]) => {
    const found = recorded.find(
      ({ name = '', text }) => name.startsWith(part) || text.replaceAll(/\s+/g, ' ').includes(part),
    );
    if (!found) throw new Error(`nadie pide «${part}»`);
    return { ...found, cuando };
  });
}
