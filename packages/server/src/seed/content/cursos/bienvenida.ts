import { hola } from '#seed/content/cursos/bienvenida/hola.ts';
import { progreso } from '#seed/content/cursos/bienvenida/progreso.ts';
import { pruebas } from '#seed/content/cursos/bienvenida/pruebas.ts';
import { recorrido } from '#seed/content/cursos/bienvenida/recorrido.ts';
import { prosa } from '#seed/content/prosa.ts';
import type { CursoDemo } from '#seed/content/types.ts';

export const bienvenida: CursoDemo = {
  slug: 'bienvenida',
  titulo: 'Bienvenida a la academia',
  descripcion: prosa(`
<p>Todo lo que necesitas para moverte por la academia de Alborada: dónde está cada cosa, de dónde sale tu porcentaje y cómo son las pruebas.</p>
<p><em>Unos cuarenta minutos, en los ratos que quieras.</em></p>
`),
  categoria: 'Personas',
  etiquetas: ['primeros pasos'],
  estado: 'publicado',
  acceso: 'abierto',
  secuencial: false,
  certificado: true,
  validezMeses: null,
  secciones: [
    {
      titulo: 'Te damos la bienvenida',
      actividades: [
        {
          clave: 'bienvenida/hola',
          titulo: 'Esta es tu academia',
          tipo: 'lectura',
          duracion: 4,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: hola },
        },
        {
          clave: 'bienvenida/recorrido',
          titulo: 'Un recorrido de cinco minutos',
          tipo: 'lectura',
          duracion: 5,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: recorrido },
        },
      ],
    },
    {
      titulo: 'Aprender a tu ritmo',
      actividades: [
        {
          clave: 'bienvenida/progreso',
          titulo: 'De dónde sale tu porcentaje',
          tipo: 'lectura',
          duracion: 4,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: progreso },
        },
        {
          clave: 'bienvenida/pruebas',
          titulo: 'Cómo son las pruebas',
          tipo: 'lectura',
          duracion: 5,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: pruebas },
        },
        {
          clave: 'bienvenida/plan',
          titulo: 'Plan de estudio de una semana',
          tipo: 'documento',
          duracion: 3,
          obligatoria: true,
          regla: 'ver',
          contenido: {
            nombre: 'plan-de-estudio-semanal.pdf',
            descripcion: prosa(`
<p>Una hoja para organizar dos horas a la semana sin que se note en la agenda. Cámbiala a tu gusto.</p>
<table>
<thead><tr><th>Cuándo</th><th>Qué</th><th>Cuánto</th></tr></thead>
<tbody>
<tr><td>Lunes, al llegar</td><td>Mirar qué vence y elegir una sola cosa</td><td>10 min</td></tr>
<tr><td>Martes y jueves</td><td>Una lectura completa, con el móvil en silencio</td><td>30 min</td></tr>
<tr><td>Miércoles</td><td>Explicar a alguien lo que leíste ayer</td><td>10 min</td></tr>
<tr><td>Viernes</td><td>La tarea o la prueba de la semana</td><td>40 min</td></tr>
</tbody>
</table>
<p>Lo del miércoles parece un juego, pero es lo que más ayuda a <strong>recordar</strong>: si puedes contarlo, lo has entendido.</p>
`),
          },
        },
      ],
    },
    {
      titulo: 'Tu turno',
      actividades: [
        {
          clave: 'bienvenida/presentate',
          titulo: 'Preséntate en tres frases',
          tipo: 'tarea',
          duracion: 10,
          obligatoria: true,
          regla: 'entregar',
          contenido: {
            instrucciones: prosa(`
<p>Cuéntale a tu tutor o a tu tutora, en tres frases:</p>
<ol>
<li>qué haces en Alborada;</li>
<li>qué te gustaría aprender este año;</li>
<li>en qué momento de la semana te viene mejor estudiar.</li>
</ol>
<p>Con entregarla basta: sirve para proponerte cursos y para no recordarte nada en mal momento.</p>
`),
          },
        },
        {
          clave: 'bienvenida/permiso',
          titulo: 'Tu derecho a la formación',
          tipo: 'enlace',
          duracion: 8,
          obligatoria: false,
          regla: 'ver',
          contenido: {
            url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2015-11430',
            descripcion:
              'El artículo 23 del Estatuto de los Trabajadores: con un año de antigüedad tienes derecho a un permiso retribuido de veinte horas anuales de formación vinculada a la actividad de la empresa, acumulables durante un periodo de hasta cinco años.',
          },
        },
        {
          clave: 'bienvenida/prueba',
          titulo: 'Comprueba que lo tienes todo',
          tipo: 'evaluacion',
          duracion: 8,
          obligatoria: true,
          regla: 'aprobar',
          contenido: {
            descripcion:
              'Seis preguntas sobre la academia. Sin límite de tiempo y con cinco intentos, aunque casi nadie necesita el segundo.',
            intentos: 5,
            minutos: null,
            notaMinima: 5,
            abreEnDias: null,
            cierraEnDias: null,
            estado: 'publicada',
          },
        },
      ],
    },
  ],
};
