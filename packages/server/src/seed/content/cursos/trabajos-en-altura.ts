import { anclajes } from '#seed/content/cursos/trabajos-en-altura/anclajes.ts';
import { arnes } from '#seed/content/cursos/trabajos-en-altura/arnes.ts';
import { bienvenida } from '#seed/content/cursos/trabajos-en-altura/bienvenida.ts';
import { distancia } from '#seed/content/cursos/trabajos-en-altura/distancia.ts';
import { inspeccion } from '#seed/content/cursos/trabajos-en-altura/inspeccion.ts';
import { mediosDeAcceso } from '#seed/content/cursos/trabajos-en-altura/medios-de-acceso.ts';
import { queEs } from '#seed/content/cursos/trabajos-en-altura/que-es.ts';
import { rescate } from '#seed/content/cursos/trabajos-en-altura/rescate.ts';
import { rubricaDelPlan } from '#seed/content/entregas/rubricas.ts';
import { prosa } from '#seed/content/prosa.ts';
import type { CursoDemo } from '#seed/content/types.ts';

export const trabajosEnAltura: CursoDemo = {
  slug: 'trabajos-en-altura',
  titulo: 'Trabajos en altura: prevención, equipos y rescate',
  descripcion: prosa(`
<p>Reconoce el riesgo antes de subir, elige un anclaje en el que puedas confiar, calcula el espacio libre que necesitas y prepara el rescate <strong>antes</strong> de que haga falta.</p>
<h3>Al terminar sabrás</h3>
<ul>
<li>decidir si un trabajo puede hacerse sin subir;</li>
<li>revisar tu arnés en tres minutos;</li>
<li>calcular la distancia libre de caída de cualquier lugar;</li>
<li>escribir el plan de rescate de tu centro.</li>
</ul>
<p><em>El certificado acredita la parte teórica y vale tres años.</em></p>
`),
  categoria: 'Seguridad',
  etiquetas: ['prevención', 'altura', 'EPI', 'mantenimiento'],
  estado: 'publicado',
  acceso: 'asignado',
  secuencial: true,
  certificado: true,
  validezMeses: 36,
  secciones: [
    {
      titulo: 'Antes de empezar',
      actividades: [
        {
          clave: 'altura/bienvenida',
          titulo: 'Bienvenida y cómo funciona el curso',
          tipo: 'lectura',
          duracion: 4,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: bienvenida },
        },
        {
          clave: 'altura/que-es',
          titulo: 'Qué es trabajar en altura',
          tipo: 'lectura',
          duracion: 6,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: queEs },
        },
        {
          clave: 'altura/medios-de-acceso',
          titulo: 'Escalera, plataforma o andamio',
          tipo: 'lectura',
          duracion: 8,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: mediosDeAcceso },
        },
      ],
    },
    {
      titulo: 'Puntos de anclaje',
      actividades: [
        {
          clave: 'altura/anclajes',
          titulo: 'Anclajes fijos y temporales',
          tipo: 'lectura',
          duracion: 8,
          obligatoria: true,
          regla: 'tiempo',
          contenido: { html: anclajes },
        },
        {
          clave: 'altura/inspeccion',
          titulo: 'Inspección antes de cada uso',
          tipo: 'lectura',
          duracion: 6,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: inspeccion },
        },
        {
          clave: 'altura/prueba-anclajes',
          titulo: 'Prueba del módulo 2: puntos de anclaje',
          tipo: 'evaluacion',
          duracion: 15,
          obligatoria: true,
          regla: 'aprobar',
          contenido: {
            descripcion:
              'Diez preguntas sobre tipos de anclaje, factor de caída e inspección. Puedes consultar las lecturas mientras respondes.',
            intentos: 3,
            minutos: 15,
            notaMinima: 5,
            abreEnDias: null,
            cierraEnDias: null,
            estado: 'publicada',
          },
        },
      ],
    },
    {
      titulo: 'Equipos y distancias',
      actividades: [
        {
          clave: 'altura/arnes',
          titulo: 'El arnés, pieza por pieza',
          tipo: 'lectura',
          duracion: 9,
          obligatoria: true,
          regla: 'tiempo',
          contenido: { html: arnes },
        },
        {
          clave: 'altura/ficha',
          titulo: 'Ficha de revisión del equipo',
          tipo: 'documento',
          duracion: 5,
          obligatoria: true,
          regla: 'ver',
          contenido: {
            nombre: 'ficha-de-revision-del-equipo.pdf',
            descripcion: prosa(`
<p>Imprímela y guárdala en la bolsa del arnés. Se rellena una línea cada vez que aparece un defecto y una entera en cada revisión periódica.</p>
<table>
<thead><tr><th>Qué se mira</th><th>Correcto si…</th></tr></thead>
<tbody>
<tr><td>Etiqueta</td><td>Se leen el número de serie, la norma y la fecha de fabricación</td></tr>
<tr><td>Cintas</td><td>No hay cortes, quemaduras, zonas rígidas ni manchas</td></tr>
<tr><td>Costuras</td><td>No hay ningún hilo roto ni suelto</td></tr>
<tr><td>Hebillas y anillas</td><td>No hay grietas, óxido ni deformaciones</td></tr>
<tr><td>Conectores</td><td>Cierran y bloquean solos</td></tr>
<tr><td>Absorbedor</td><td>La funda está intacta y el testigo no asoma</td></tr>
</tbody>
</table>
<p>Si una sola casilla no está correcta, el equipo se retira con la <strong>etiqueta roja</strong>.</p>
`),
          },
        },
        {
          clave: 'altura/ntp',
          titulo: 'Nota técnica del INSST sobre sistemas anticaídas',
          tipo: 'enlace',
          duracion: 10,
          obligatoria: true,
          regla: 'ver',
          contenido: {
            url: 'https://www.insst.es/documentacion/colecciones-tecnicas/ntp-notas-tecnicas-de-prevencion/38-serie-ntp-numeros-1215-a-1250-ano-2025/ntp-1218-sistemas-de-proteccion-individual-contra-caidas-sistemas-anticaidas-2025',
            descripcion:
              'La NTP 1218 explica con dibujos los componentes de un sistema anticaídas. Fíjate en cómo se combinan: te servirá para la lectura siguiente.',
          },
        },
        {
          clave: 'altura/distancia',
          titulo: 'La distancia que casi nadie calcula',
          tipo: 'lectura',
          duracion: 6,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: distancia },
        },
        {
          clave: 'altura/calculo',
          titulo: 'Calcula la distancia de tu obra',
          tipo: 'tarea',
          duracion: 15,
          obligatoria: true,
          regla: 'entregar',
          contenido: {
            instrucciones: prosa(`
<p>Elige un lugar real de tu centro en el que se trabaje con arnés. Mide o pregunta la altura del anclaje y responde:</p>
<ol>
<li>¿A qué altura está el anclaje y qué hay justo debajo?</li>
<li>¿Cuánto mide la cuerda y qué apertura máxima indica el absorbedor?</li>
<li>¿Cuánta distancia libre necesitas? Escribe la suma completa, como en la lectura.</li>
<li>¿Te alcanza? Si no, propón un cambio y repite la suma.</li>
</ol>
<p>Con diez líneas basta. <strong>No subas a medir nada</strong>: los datos los tiene mantenimiento.</p>
`),
          },
        },
      ],
    },
    {
      titulo: 'Rescate',
      actividades: [
        {
          clave: 'altura/rescate',
          titulo: 'Los primeros diez minutos',
          tipo: 'lectura',
          duracion: 8,
          obligatoria: true,
          regla: 'tiempo',
          contenido: { html: rescate },
        },
        {
          clave: 'altura/plan',
          titulo: 'Plan de rescate de tu centro',
          tipo: 'tarea',
          duracion: 30,
          obligatoria: true,
          regla: 'entregar',
          contenido: {
            rubrica: rubricaDelPlan,
            instrucciones: prosa(`
<p>Escribe, en una página como mucho, el plan de rescate para el trabajo en altura más habitual de tu centro. Debe responder a cuatro preguntas:</p>
<ul>
<li><strong>Quién</strong> da la alarma, quién dirige y quién baja a la persona.</li>
<li><strong>Con qué</strong> material y dónde se guarda.</li>
<li><strong>Por dónde</strong> se baja y dónde espera la ambulancia.</li>
<li><strong>Cuándo</strong> se ensayó por última vez y qué se aprendió.</li>
</ul>
<p>Si algo no existe todavía, dilo: un hueco señalado vale más que un plan inventado.</p>
`),
          },
        },
        {
          clave: 'altura/prueba-final',
          titulo: 'Prueba final: trabajos en altura',
          tipo: 'evaluacion',
          duracion: 25,
          obligatoria: true,
          regla: 'aprobar',
          contenido: {
            descripcion:
              'Veinte preguntas sobre todo el curso, dos de ellas con un cálculo de distancia. Ten a mano papel y lápiz. Se hace en la sala, y la contraseña la da quien vigila.',
            intentos: 2,
            minutos: 25,
            notaMinima: 7,
            abreEnDias: null,
            cierraEnDias: 30,
            estado: 'publicada',
          },
        },
      ],
    },
  ],
};
