import { randomUUID } from 'node:crypto';
import type { Contenido } from '@catedra/shared/actividades/contenido.ts';
import { REGLAS_INICIALES } from '@catedra/shared/evaluaciones/collection.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { ajustesIniciales } from '@catedra/shared/actividades/inicial.ts';
import { imagen, PDF, VTT, video } from '#features/archivos/testing/muestras.ts';
import { subidas } from '#features/archivos/testing/subir.ts';
import { componerConTodo } from '#features/paquetes/testing/prueba-con-todo.ts';
import type { Answer, Client } from '#testing/client.ts';
import type { School } from '#testing/school.ts';

const bien = (answer: Answer): void => {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
};

/** A course with one of everything. */
export async function cursoConTodo(origin: string, school: School, admin: Client): Promise<string> {
  const { subir } = subidas(origin);
  const { id: cursoId } = await school.curso({ titulo: 'Extinción: ¡ñandúes!', categoria: 'Seguridad' });
  const grupo = await school.grupo('Brigada de tarde');
  const contenido = async (nombre: string, bytes: Buffer | string) =>
    (await subir(admin, { nombre, proposito: 'contenido', cursoId }, bytes)).id;
  const plano = await contenido('Plano ñ.png', await imagen());
  const clase = await contenido('clase.mp4', video());
  const letras = await contenido('letras.vtt', VTT);
  const guia = await contenido('Guía.pdf', PDF);
  const portada = await subir(
    admin,
    { nombre: 'p.png', proposito: 'portada', cursoId },
    await imagen(640, 360),
  );
  const { body } = await admin.get(`/api/cursos/${cursoId}`);
  await admin.patch(`/api/cursos/${cursoId}`, {
    version: body.version,
    imagen: portada.id,
    descripcion: `<p>Hola</p><img src="/archivos/${plano}" alt="Plano" />`,
    etiquetas: ['fuego', 'aire'],
    terminaEn: '2031-01-01T00:00:00.000Z',
  });

  const [primera, segunda] = [await school.seccion(cursoId, 0), await school.seccion(cursoId, 1)];
  const poner = async (orden: number, seccion: string, suyo: Contenido, mas: object = {}) => {
    const id = randomUUID();
    const actividad = {
      cursoId,
      seccion,
      orden,
      titulo: `Paso ${orden}`,
      tipo: suyo.tipo,
      contenido: suyo,
      ...ajustesIniciales(suyo.tipo),
      ...mas,
    };
    if (fichaDe(suyo.tipo).trabajo !== 'intentos') {
      bien(await admin.put(`/api/actividades/${id}`, { ...actividad, version: 0 }));
      return id;
    }
    const reglas = {
      intentos: 3,
      minutos: 12,
      notaMinima: 7.5,
      barajar: true,
      secuencial: true,
      resta: '1/3',
    };
    const ajenas = { esperaMinutos: 5, notaQueCuenta: 'media', alVencer: 'gracia', graciaMinutos: 30 };
    const resto = { abreEn: null, cierraEn: '2030-05-05T10:00:00.000Z', declaracion: 'Lo hago yo.' };
    const evaluacion = { id: randomUUID(), ...REGLAS_INICIALES, ...reglas, ...ajenas, ...resto };
    const creada = await admin.post('/api/evaluaciones/crear-con-actividad', {
      actividad: { id, ...actividad },
      evaluacion,
    });
    bien(creada);
    return id;
  };
  const lectura = await poner(0, primera.id, {
    tipo: 'lectura',
    html: `<h2>Uno</h2><p>a &lt; b</p><img src="/archivos/${plano}" alt="a&quot;b" /><p><a href="https://x.example/a.png">otro</a></p>`,
  });
  const pelicula = {
    tipo: 'video' as const,
    archivoId: clase,
    url: '',
    segundos: 90,
    subtitulos: [{ archivoId: letras, idioma: 'es', nombre: 'Español' }],
    descripcion: '<p>Mira</p>',
  };
  await poner(1, primera.id, pelicula, { reglaPorcentaje: 80, duracion: 2, oculta: true });
  await poner(
    2,
    segunda.id,
    { tipo: 'documento', archivoId: guia, nombre: 'La guía', descripcion: '' },
    { regla: 'tiempo', reglaMinutos: 3, obligatoria: false },
  );
  await poner(
    3,
    segunda.id,
    { tipo: 'enlace', url: 'https://x.example/a?b=1&c=2', descripcion: '' },
    { disponibleDesde: '2030-01-01T00:00:00.000Z', disponibleHasta: '2030-02-01T00:00:00.000Z' },
  );
  const tarea = {
    tipo: 'tarea' as const,
    instrucciones: '<p>Haz</p>',
    pideTexto: false,
    maxArchivos: 2,
    rubrica: [{ titulo: 'Claridad', descripcion: null, puntos: 5 }],
    maxIntentos: 2,
    admiteTarde: false,
  };
  await poner(4, segunda.id, tarea, {
    venceEn: '2030-03-01T00:00:00.000Z',
    exigeATerminados: true,
    noSeRepite: true,
  });
  const requisitos = {
    modo: 'alguno',
    condiciones: [
      { tipo: 'completada', actividadId: lectura },
      { tipo: 'nota', actividadId: lectura, minima: 6.5 },
      { tipo: 'fecha', desde: '2030-01-01T00:00:00.000Z' },
      { tipo: 'grupo', grupoId: grupo.id },
    ],
  };
  const prueba = await poner(
    5,
    segunda.id,
    { tipo: 'evaluacion', descripcion: '<p>Final</p>' },
    { requisitos },
  );
  await componerConTodo(admin, { cursoId, actividadId: prueba, dibujo: plano });
  return cursoId;
}
