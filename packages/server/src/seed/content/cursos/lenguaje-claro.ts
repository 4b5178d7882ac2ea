import { dificiles } from '#seed/content/cursos/lenguaje-claro/dificiles.ts';
import { frases } from '#seed/content/cursos/lenguaje-claro/frases.ts';
import { orden } from '#seed/content/cursos/lenguaje-claro/orden.ts';
import { porQue } from '#seed/content/cursos/lenguaje-claro/por-que.ts';
import { ventanilla } from '#seed/content/cursos/lenguaje-claro/ventanilla.ts';
import { rubricaDelTexto } from '#seed/content/entregas/rubricas.ts';
import { prosa } from '#seed/content/prosa.ts';
import type { CursoDemo } from '#seed/content/types.ts';

export const lenguajeClaro: CursoDemo = {
  slug: 'lenguaje-claro',
  titulo: 'Atención a la ciudadanía con lenguaje claro',
  descripcion: prosa(`
<p>Cartas que se entienden a la primera y conversaciones que terminan con una solución. Trabajarás con <strong>tus propios textos</strong>: traes uno al empezar y te llevas su versión clara al terminar.</p>
<h3>Al terminar sabrás</h3>
<ul>
<li>ordenar un texto por lo que la persona necesita hacer;</li>
<li>escribir frases que se leen de una vez;</li>
<li>explicar un trámite en la ventanilla y por teléfono;</li>
<li>decir que no con claridad y sin encender a nadie.</li>
</ul>
`),
  categoria: 'Personas',
  etiquetas: ['atención', 'escritura', 'servicio público'],
  estado: 'publicado',
  acceso: 'asignado',
  secuencial: true,
  certificado: true,
  validezMeses: null,
  secciones: [
    {
      titulo: 'Por qué escribir claro',
      actividades: [
        {
          clave: 'claro/por-que',
          titulo: 'Entender a la primera',
          tipo: 'lectura',
          duracion: 6,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: porQue },
        },
        {
          clave: 'claro/texto-propio',
          titulo: 'Trae un texto tuyo',
          tipo: 'tarea',
          duracion: 10,
          obligatoria: true,
          regla: 'entregar',
          contenido: {
            instrucciones: prosa(`
<p>Copia aquí una carta, un correo o un aviso que hayas escrito o que uses a menudo, de entre 100 y 300 palabras. <strong>Quita los nombres y cualquier dato personal.</strong></p>
<p>Añade al final dos líneas:</p>
<ul>
<li>¿Quién lo lee y qué tiene que hacer después de leerlo?</li>
<li>¿Qué te preguntan más a menudo las personas que lo reciben?</li>
</ul>
<p>No lo retoques todavía: interesa el punto de partida.</p>
`),
          },
        },
      ],
    },
    {
      titulo: 'Escribir',
      actividades: [
        {
          clave: 'claro/orden',
          titulo: 'Primero, lo que hay que hacer',
          tipo: 'lectura',
          duracion: 7,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: orden },
        },
        {
          clave: 'claro/frases',
          titulo: 'Frases que se leen de una vez',
          tipo: 'lectura',
          duracion: 7,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: frases },
        },
        {
          clave: 'claro/glosario',
          titulo: 'Glosario de mesa: del expediente a la calle',
          tipo: 'documento',
          duracion: 5,
          obligatoria: false,
          regla: 'ver',
          contenido: {
            nombre: 'glosario-de-mesa.pdf',
            descripcion: prosa(`
<p>Para tener junto a la pantalla. Las palabras de la derecha no siempre son sinónimos exactos: si el término legal es necesario, úsalo y explícalo la primera vez.</p>
<table>
<thead><tr><th>En el expediente</th><th>En la calle</th></tr></thead>
<tbody>
<tr><td>Aportar la documentación preceptiva</td><td>Traer los documentos obligatorios</td></tr>
<tr><td>Cumplimentar</td><td>Rellenar</td></tr>
<tr><td>Subsanar</td><td>Corregir o completar</td></tr>
<tr><td>Interponer recurso</td><td>Reclamar por escrito (recurrir)</td></tr>
<tr><td>Personarse</td><td>Venir</td></tr>
<tr><td>Desestimar</td><td>Rechazar</td></tr>
<tr><td>Unidad familiar</td><td>Las personas que viven contigo y cuentan para este trámite</td></tr>
<tr><td>Silencio administrativo negativo</td><td>Si no contestamos a tiempo, la respuesta es no</td></tr>
</tbody>
</table>
`),
          },
        },
        {
          clave: 'claro/reescribe',
          titulo: 'Reescribe tu texto',
          tipo: 'tarea',
          duracion: 25,
          obligatoria: true,
          regla: 'entregar',
          contenido: {
            maxArchivos: 0,
            rubrica: rubricaDelTexto,
            instrucciones: prosa(`
<p>Vuelve al texto que entregaste en la primera parte y escríbelo de nuevo. Comprueba, antes de enviarlo, que:</p>
<ol>
<li>la primera frase dice qué pasa o qué hay que hacer;</li>
<li>todos los plazos llevan su fecha;</li>
<li>casi ninguna frase pasa de treinta palabras;</li>
<li>se sabe quién hace cada cosa;</li>
<li>no has perdido ningún requisito.</li>
</ol>
<p>Termina con el número de palabras que tenía y el que tiene ahora.</p>
`),
          },
        },
      ],
    },
    {
      titulo: 'Hablar',
      actividades: [
        {
          clave: 'claro/ventanilla',
          titulo: 'En la ventanilla y al teléfono',
          tipo: 'lectura',
          duracion: 7,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: ventanilla },
        },
        {
          clave: 'claro/dificiles',
          titulo: 'Conversaciones difíciles',
          tipo: 'lectura',
          duracion: 8,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: dificiles },
        },
        {
          clave: 'claro/rae',
          titulo: 'La Real Academia Española y el derecho a entender',
          tipo: 'enlace',
          duracion: 10,
          obligatoria: false,
          regla: 'ver',
          contenido: {
            url: 'https://www.rae.es',
            descripcion:
              'Busca la Red Panhispánica de Lenguaje Claro y Accesible, y ten a mano el diccionario y el Diccionario panhispánico de dudas.',
          },
        },
      ],
    },
    {
      titulo: 'Para terminar',
      actividades: [
        {
          clave: 'claro/prueba-final',
          titulo: 'Prueba final: elige la versión clara',
          tipo: 'evaluacion',
          duracion: 20,
          obligatoria: true,
          regla: 'aprobar',
          contenido: {
            descripcion:
              'Nueve preguntas sobre textos, tres situaciones de mostrador y un aviso que reescribes tú. Van una detrás de otra, sin vuelta atrás. Sin trampas: gana siempre la versión con la que la persona sabe qué hacer.',
            intentos: 3,
            minutos: 30,
            notaMinima: 6,
            abreEnDias: null,
            cierraEnDias: null,
            estado: 'publicada',
          },
        },
        {
          clave: 'claro/reto',
          titulo: 'Reto: la carta más clara',
          tipo: 'evaluacion',
          duracion: 20,
          obligatoria: false,
          regla: 'aprobar',
          contenido: {
            descripcion:
              'Un solo intento para mejorar una carta real de uno de nuestros ayuntamientos. Las tres mejores se pondrán en uso.',
            intentos: 1,
            minutos: 20,
            notaMinima: 5,
            abreEnDias: 5,
            cierraEnDias: 19,
            estado: 'publicada',
          },
        },
      ],
    },
  ],
};
