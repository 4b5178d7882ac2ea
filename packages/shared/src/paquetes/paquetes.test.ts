import { expect, test } from 'vitest';
import {
  type Contenido,
  type ContenidoDe,
  contenidoDeEjemplo,
  contenidoVacio,
  TIPOS_ACTIVIDAD,
} from '#actividades/contenido.ts';
import { ajustesIniciales } from '#actividades/inicial.ts';
import type { Curso } from '#cursos/collection.ts';
import { REGLAS_INICIALES } from '#evaluaciones/collection.ts';
import { cursoDePaquete } from '#paquetes/formato.ts';
import { type CursoEntero, escribirPaquete, rutaDeArchivo } from '#paquetes/escribir.ts';
import { type Destino, gruposDelPaquete, leerPaquete } from '#paquetes/leer.ts';

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const NOW = new Date('2026-03-01T12:00:00Z');
const base = { creadoEn: NOW.toISOString(), actualizadoEn: NOW.toISOString(), version: 1 };
const [CURSO, SECCION, LECTURA, VIDEO] = [uuid(1), uuid(2), uuid(3), uuid(4)];
const [PRUEBA, DIBUJO, PELICULA, GRUPO] = [uuid(5), uuid(6), uuid(7), uuid(8)];

const actividad = (id: string, orden: number, contenido: Contenido, mas: object = {}) => ({
  ...base,
  id,
  cursoId: CURSO,
  seccion: SECCION,
  orden,
  titulo: `Actividad ${orden}`,
  tipo: contenido.tipo,
  contenido,
  ...ajustesIniciales(contenido.tipo),
  ...mas,
});

const archivo = (id: string, nombre: string) => ({
  id,
  nombre,
  tipo: 'image/png',
  bytes: 10,
  sha256: 'a'.repeat(64),
});

const entero = {
  curso: {
    ...base,
    id: CURSO,
    slug: 'curso',
    estado: 'publicado',
    publicarEn: null,
    secciones: 1,
    actividades: 3,
    titulo: 'Incendios',
    descripcion: `<p>Mira</p><img src="/archivos/${DIBUJO}" alt="" />`,
    categoria: null,
    etiquetas: ['uno'],
    acceso: 'asignado',
    secuencial: true,
    iniciaEn: null,
    terminaEn: null,
    certificado: false,
    validezMeses: null,
    imagen: DIBUJO,
  } as unknown as Curso,
  secciones: [{ id: SECCION, titulo: 'Primera' }],
  actividades: [
    actividad(LECTURA, 0, {
      tipo: 'lectura',
      html: `<p>src="archivos/9-x.png"</p><img src="/archivos/${DIBUJO}" alt="a" />`,
    }),
    actividad(VIDEO, 1, {
      ...(contenidoVacio('video') as ContenidoDe<'video'>),
      archivoId: PELICULA,
      subtitulos: [{ archivoId: PELICULA, idioma: 'es', nombre: 'Español' }],
    }),
    actividad(
      PRUEBA,
      2,
      { tipo: 'evaluacion', descripcion: '' },
      {
        requisitos: {
          modo: 'todos',
          condiciones: [
            { tipo: 'completada', actividadId: LECTURA },
            { tipo: 'grupo', grupoId: GRUPO },
          ],
        },
      },
    ),
  ],
  evaluaciones: [
    { ...base, ...REGLAS_INICIALES, id: uuid(20), cursoId: CURSO, actividadId: PRUEBA, estado: 'publicada' },
  ],
  composiciones: new Map(),
  carpetas: [],
  preguntas: [],
  archivos: [archivo(DIBUJO, 'Plano ñandú.PNG'), archivo(PELICULA, 'vídeo.mp4')],
  grupos: [{ id: GRUPO, nombre: 'Turno A' }],
} as unknown as CursoEntero;

const ids = new Map<string, string>();
const destino: Destino = {
  idDe: (nombre) => ids.get(nombre) ?? ids.set(nombre, uuid(100 + ids.size)).get(nombre) ?? '',
  grupos: new Map([['g1', GRUPO]]),
  now: NOW,
};
const escrito = () => JSON.parse(JSON.stringify(escribirPaquete(entero, NOW.toISOString())));

test('lo que se escribe cumple el esquema y no lleva ni un id de la academia', () => {
  expect(cursoDePaquete.safeParse(escrito()).error?.issues).toBeUndefined();
  expect(JSON.stringify(escrito())).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
});

test('las referencias se cambian al salir y se vuelven a cambiar al entrar', () => {
  const fuera = escrito();
  expect(fuera.curso.imagen).toBe('archivos/1-plano-nandu.png');
  const [lectura, video, prueba] = fuera.secciones[0].actividades;
  expect(lectura.contenido.html).toBe(
    '<p>src="archivos/9-x.png"</p><img src="archivos/1-plano-nandu.png" alt="a" />',
  );
  expect(video.contenido.subtitulos[0].archivoId).toBe('archivos/2-video.mp4');
  expect(prueba.requisitos.condiciones).toEqual([
    { tipo: 'completada', actividadId: 'a1' },
    { tipo: 'grupo', grupoId: 'g1' },
  ]);
  expect(gruposDelPaquete(fuera)).toEqual(new Map([['g1', 'Turno A']]));

  const { curso, errores, avisos } = leerPaquete(fuera, destino);
  expect(errores).toEqual([]);
  expect(avisos).toEqual(['Las evaluaciones llegan en borrador: publícalas cuando las hayas revisado.']);
  const [leida, pelicula, examen] = curso?.actividades ?? [];
  const dibujo = destino.idDe('contenido archivos/1-plano-nandu.png');
  expect(leida?.contenido).toMatchObject({
    html: `<p>src="archivos/9-x.png"</p><img src="/archivos/${dibujo}" alt="a" />`,
  });
  expect(pelicula?.contenido).toMatchObject({
    archivoId: destino.idDe('contenido archivos/2-video.mp4'),
  });
  expect(examen?.requisitos.condiciones).toEqual([
    { tipo: 'completada', actividadId: leida?.id },
    { tipo: 'grupo', grupoId: GRUPO },
  ]);
  expect(curso?.curso.imagen).toBe(destino.idDe('portada archivos/1-plano-nandu.png'));
  expect(curso?.archivos.map(({ proposito }) => proposito).toSorted()).toEqual([
    'contenido',
    'contenido',
    'portada',
  ]);
});

test.each(TIPOS_ACTIVIDAD)('una actividad de tipo %s sale y vuelve igual', (tipo) => {
  const contenido = contenidoDeEjemplo(tipo);
  const sola = { ...entero, actividades: [actividad(LECTURA, 0, contenido)], evaluaciones: [] };
  const paquete = JSON.parse(JSON.stringify(escribirPaquete(sola, NOW.toISOString())));
  const { curso, errores } = leerPaquete(paquete, destino);

  expect(errores).toEqual([]);
  expect(curso?.actividades[0]).toMatchObject({ tipo, contenido });
});

const conCambio = (cambia: (paquete: ReturnType<typeof escrito>) => void) => {
  const paquete = escrito();
  cambia(paquete);
  return leerPaquete(paquete, destino);
};

test('lo desconocido se nombra y no se importa en silencio', () => {
  const { curso, avisos, errores } = conCambio((paquete) => {
    paquete.extra = 1;
    paquete.curso.color = 'rojo';
    const { actividades } = paquete.secciones[0];
    actividades[0].contenido.musica = true;
    actividades[2].evaluacion.trampas = [];
    actividades[2].requisitos.condiciones.push({ tipo: 'luna' });
    actividades.push({ id: 'a9', titulo: 'Módulo', tipo: 'scorm', contenido: {} });
  });
  expect(errores).toEqual([]);
  expect(curso?.actividades).toHaveLength(3);
  const dicho = avisos.join('\n');
  for (const nombre of ['«extra»', '«color»', '«contenido.musica»', '«trampas»', '«luna»', '«scorm»'])
    expect(dicho).toContain(nombre);
});

test('lo que falta aquí se quita con su aviso: grupos, archivos y actividades', () => {
  const paquete = escrito();
  paquete.archivos.pop();
  paquete.archivos.push({ ...paquete.archivos[0], ruta: 'archivos/7-suelto.png', nombre: 'suelto.png' });
  paquete.secciones[0].actividades.shift();
  const { curso, avisos } = leerPaquete(paquete, { ...destino, grupos: new Map() });
  const [video, prueba] = curso?.actividades ?? [];
  expect(video?.contenido).toMatchObject({ archivoId: null, subtitulos: [] });
  expect(prueba?.requisitos.condiciones).toEqual([]);
  const dicho = avisos.join('\n');
  expect(dicho).toContain('falta el archivo «archivos/2-video.mp4»');
  expect(dicho).toContain('el grupo «Turno A», que aquí no existe');
  expect(dicho).toContain('otra actividad que no se importa');
  expect(dicho).toContain('«suelto.png»');
});

test.each([
  ['otra cosa', (paquete: ReturnType<typeof escrito>) => (paquete.formato = 'otro'), 'formato'],
  ['otra versión', (paquete: ReturnType<typeof escrito>) => (paquete.version = 3), 'versión 3'],
  ['sin título', (paquete: ReturnType<typeof escrito>) => delete paquete.curso.titulo, 'titulo'],
  [
    'ids repetidos',
    (paquete: ReturnType<typeof escrito>) => (paquete.secciones[0].actividades[0].id = 'a2'),
    '«a2» está repetido',
  ],
  [
    'una regla imposible',
    (paquete: ReturnType<typeof escrito>) => (paquete.secciones[0].actividades[0].regla = 'aprobar'),
    'regla',
  ],
  [
    'una ruta que sale de su sitio',
    (paquete: ReturnType<typeof escrito>) => (paquete.archivos[0].ruta = 'archivos/../x'),
    'ruta',
  ],
])('no entra un paquete con %s', (_, cambia, dice) => {
  const { curso, errores } = conCambio(cambia);
  expect(curso).toBeNull();
  expect(errores.join('\n')).toContain(dice);
});

test('un paquete escrito a mano necesita poco, y las fechas pasadas se avisan', () => {
  const { curso, errores, avisos } = leerPaquete(
    {
      formato: 'catedra-curso',
      version: 1,
      curso: { titulo: 'A mano' },
      secciones: [
        {
          id: 's',
          titulo: 'Única',
          actividades: [{ id: 'a', titulo: 'Leer', tipo: 'lectura', venceEn: '2020-01-01T00:00:00Z' }],
        },
      ],
    },
    destino,
  );
  expect(errores).toEqual([]);
  expect(curso?.actividades[0]).toMatchObject({ titulo: 'Leer', regla: 'ver', obligatoria: true });
  expect(avisos.join()).toContain('fechas que ya pasaron');
});

test.each([
  ['Guía rápida.PDF', 'archivos/3-guia-rapida.pdf'],
  ['日本.mp4', 'archivos/3-mp4'],
  ['', 'archivos/3-archivo'],
  [`${'a'.repeat(200)}.tar.gz`, `archivos/3-${'a'.repeat(60)}.gz`],
])('%j viaja como %s', (nombre, ruta) => {
  expect(rutaDeArchivo(3, nombre)).toBe(ruta);
});

test.each([null, 7, 'texto', [[]], { formato: 'catedra-curso', version: 1, curso: [], secciones: {} }])(
  'lo que no es un paquete no rompe nada: %j',
  (valor) => {
    expect(leerPaquete(valor, destino)).toMatchObject({ curso: null });
  },
);
