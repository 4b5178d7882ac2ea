import { brecha } from '#seed/content/cursos/proteccion-de-datos/brecha.ts';
import { compartir } from '#seed/content/cursos/proteccion-de-datos/compartir.ts';
import { derechos } from '#seed/content/cursos/proteccion-de-datos/derechos.ts';
import { principios } from '#seed/content/cursos/proteccion-de-datos/principios.ts';
import { queEs } from '#seed/content/cursos/proteccion-de-datos/que-es.ts';
import { prosa } from '#seed/content/prosa.ts';
import type { CursoDemo } from '#seed/content/types.ts';

export const proteccionDeDatos: CursoDemo = {
  slug: 'proteccion-de-datos',
  titulo: 'Protección de datos en el día a día',
  descripcion: prosa(`
<p>Qué puedes compartir, con quién y durante cuánto tiempo. Sin artículos de memoria: con los correos, las hojas de cálculo y las llamadas de cualquier martes.</p>
<h3>Al terminar sabrás</h3>
<ul>
<li>reconocer un dato personal aunque no lleve nombre;</li>
<li>compartir <strong>lo justo</strong> y negarte con educación a lo demás;</li>
<li>atender a quien pide ver o borrar sus datos;</li>
<li>actuar en los primeros cinco minutos de una brecha.</li>
</ul>
<p><em>Se renueva cada año.</em></p>
`),
  categoria: 'Datos',
  etiquetas: ['privacidad', 'RGPD', 'oficina'],
  estado: 'publicado',
  acceso: 'asignado',
  secuencial: false,
  certificado: true,
  validezMeses: 12,
  secciones: [
    {
      titulo: 'Lo imprescindible',
      actividades: [
        {
          clave: 'datos/cuestionario',
          titulo: 'Cuestionario de partida',
          tipo: 'evaluacion',
          duracion: 10,
          obligatoria: false,
          regla: 'aprobar',
          contenido: {
            descripcion:
              'Ocho preguntas para saber de dónde partes. No cuenta para el certificado y solo se puede hacer una vez.',
            intentos: 1,
            minutos: null,
            notaMinima: 5,
            abreEnDias: -60,
            cierraEnDias: -14,
            estado: 'cerrada',
          },
        },
        {
          clave: 'datos/que-es',
          titulo: 'Qué es un dato personal (y qué no)',
          tipo: 'lectura',
          duracion: 7,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: queEs },
        },
        {
          clave: 'datos/principios',
          titulo: 'Seis preguntas antes de usar un dato',
          tipo: 'lectura',
          duracion: 8,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: principios },
        },
      ],
    },
    {
      titulo: 'En tu puesto',
      actividades: [
        {
          clave: 'datos/compartir',
          titulo: 'Compartir lo justo: correos, hojas y conversaciones',
          tipo: 'lectura',
          duracion: 7,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: compartir },
        },
        {
          clave: 'datos/caso-diplomas',
          titulo: 'Caso práctico: la lista de los diplomas',
          tipo: 'tarea',
          duracion: 15,
          obligatoria: true,
          regla: 'entregar',
          contenido: {
            instrucciones: prosa(`
<p>Una compañera te escribe: <em>«¿Me pasas la lista de asistentes al curso de carretillas, con documento y teléfono? Es para los diplomas y para avisarles de la recogida. La mando también a la imprenta».</em></p>
<p>Redacta la respuesta que le enviarías. Tiene que quedar claro:</p>
<ul>
<li>qué datos le das y cuáles no;</li>
<li>qué recibe la imprenta y qué debe hacer después con ello;</li>
<li>cómo propones avisar de la recogida sin repartir teléfonos.</li>
</ul>
<p>Entre ocho y quince líneas, en el tono que usarías de verdad.</p>
`),
          },
        },
        {
          clave: 'datos/aepd',
          titulo: 'La web de la Agencia Española de Protección de Datos',
          tipo: 'enlace',
          duracion: 10,
          obligatoria: false,
          regla: 'ver',
          contenido: {
            url: 'https://www.aepd.es',
            descripcion:
              'Guías gratuitas, preguntas frecuentes y modelos. Busca la guía sobre relaciones laborales: resuelve la mitad de las dudas de un departamento de personal.',
          },
        },
      ],
    },
    {
      titulo: 'Derechos y plazos',
      actividades: [
        {
          clave: 'datos/derechos',
          titulo: 'Cuando alguien pregunta por sus datos',
          tipo: 'lectura',
          duracion: 8,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: derechos },
        },
        {
          clave: 'datos/conservacion',
          titulo: 'Cuánto tiempo guardamos cada cosa',
          tipo: 'documento',
          duracion: 5,
          obligatoria: true,
          regla: 'ver',
          contenido: {
            nombre: 'tabla-de-conservacion.pdf',
            descripcion: prosa(`
<p>Resumen de la tabla de conservación de Alborada. Si tu documento no aparece, pregunta antes de guardarlo y antes de destruirlo.</p>
<table>
<thead><tr><th>Documento</th><th>Plazo</th><th>De dónde sale</th></tr></thead>
<tbody>
<tr><td>Registro de jornada</td><td>4 años</td><td>Estatuto de los Trabajadores, artículo 34.9</td></tr>
<tr><td>Facturas y documentación contable</td><td>6 años</td><td>Código de Comercio, artículo 30</td></tr>
<tr><td>Imágenes de videovigilancia</td><td>1 mes como máximo</td><td>Ley Orgánica 3/2018, artículo 22</td></tr>
<tr><td>Currículos no seleccionados</td><td>12 meses</td><td>Criterio de la casa, informado a quien se presenta</td></tr>
<tr><td>Inscripciones a actos y comidas</td><td>1 semana</td><td>Criterio de la casa</td></tr>
</tbody>
</table>
<p>Las imágenes que prueban un daño a personas, bienes o instalaciones <strong>no se borran</strong>: se entregan a la autoridad en un máximo de 72 horas desde que se conoce la grabación.</p>
`),
          },
        },
      ],
    },
    {
      titulo: 'Cuando algo sale mal',
      actividades: [
        {
          clave: 'datos/brecha',
          titulo: 'Las primeras 72 horas',
          tipo: 'lectura',
          duracion: 8,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: brecha },
        },
        {
          clave: 'datos/ley',
          titulo: 'La Ley Orgánica 3/2018, texto consolidado',
          tipo: 'enlace',
          duracion: 15,
          obligatoria: false,
          regla: 'ver',
          contenido: {
            url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2018-16673',
            descripcion:
              'Para consultar, no para memorizar. Los artículos 12 a 18 tratan de los derechos; los artículos 87 a 91, de los datos y las pantallas en el trabajo.',
          },
        },
        {
          clave: 'datos/prueba-final',
          titulo: 'Prueba final: protección de datos',
          tipo: 'evaluacion',
          duracion: 30,
          obligatoria: true,
          regla: 'aprobar',
          contenido: {
            descripcion:
              'Veinte situaciones de oficina, almacén y mostrador. En cada una, elige qué harías. Dos intentos; cuenta la nota más alta.',
            intentos: 2,
            minutos: 30,
            notaMinima: 6,
            abreEnDias: -60,
            cierraEnDias: 12,
            estado: 'publicada',
          },
        },
      ],
    },
  ],
};
