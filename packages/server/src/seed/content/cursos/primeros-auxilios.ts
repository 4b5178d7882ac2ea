import { atragantamiento } from '#seed/content/cursos/primeros-auxilios/atragantamiento.ts';
import { heridas } from '#seed/content/cursos/primeros-auxilios/heridas.ts';
import { llamarAl112 } from '#seed/content/cursos/primeros-auxilios/llamar-al-112.ts';
import { pas } from '#seed/content/cursos/primeros-auxilios/pas.ts';
import { rcp } from '#seed/content/cursos/primeros-auxilios/rcp.ts';
import { subito } from '#seed/content/cursos/primeros-auxilios/subito.ts';
import { prosa } from '#seed/content/prosa.ts';
import type { CursoDemo } from '#seed/content/types.ts';

export const primerosAuxilios: CursoDemo = {
  slug: 'primeros-auxilios',
  titulo: 'Primeros auxilios en el trabajo',
  descripcion: prosa(`
<p>Qué hacer en los minutos que tarda en llegar la ambulancia: proteger, avisar y socorrer, con la cabeza fría y las manos entrenadas.</p>
<h3>Al terminar sabrás</h3>
<ul>
<li>hacer una llamada al 112 que ahorra minutos;</li>
<li>reanimar y usar un desfibrilador;</li>
<li>actuar ante un atragantamiento, una hemorragia o una quemadura;</li>
<li>reconocer un ictus en diez segundos.</li>
</ul>
<p><em>Incluye una práctica presencial con maniquí. Se renueva cada dos años.</em></p>
`),
  categoria: 'Seguridad',
  etiquetas: ['prevención', 'emergencias', 'salud'],
  estado: 'borrador',
  acceso: 'asignado',
  secuencial: true,
  certificado: true,
  validezMeses: 24,
  secciones: [
    {
      titulo: 'Antes de tocar a nadie',
      actividades: [
        {
          clave: 'auxilios/pas',
          titulo: 'Proteger, avisar, socorrer',
          tipo: 'lectura',
          duracion: 6,
          obligatoria: true,
          regla: 'tiempo',
          contenido: { html: pas },
        },
        {
          clave: 'auxilios/112',
          titulo: 'Qué decir cuando llamas al 112',
          tipo: 'lectura',
          duracion: 6,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: llamarAl112 },
        },
        {
          clave: 'auxilios/botiquin',
          titulo: 'El botiquín y quién lo revisa',
          tipo: 'documento',
          duracion: 5,
          obligatoria: true,
          regla: 'ver',
          contenido: {
            nombre: 'botiquin-contenido-y-revision.pdf',
            descripcion: prosa(`
<p>Contenido mínimo de un botiquín portátil según el anexo VI del Real Decreto 486/1997, con nuestras notas.</p>
<table>
<thead><tr><th>Material</th><th>Nota</th></tr></thead>
<tbody>
<tr><td>Desinfectantes y antisépticos autorizados</td><td>Mira la caducidad</td></tr>
<tr><td>Gasas estériles</td><td>El sobre abierto ya no es estéril</td></tr>
<tr><td>Algodón hidrófilo</td><td>Nunca sobre una herida abierta</td></tr>
<tr><td>Vendas, esparadrapo y apósitos adhesivos</td><td>De varios tamaños</td></tr>
<tr><td>Tijeras y pinzas</td><td>Limpias y en su funda</td></tr>
<tr><td>Guantes desechables</td><td>De nitrilo, por las alergias al látex</td></tr>
</tbody>
</table>
<p>Se revisa <strong>cada mes</strong> y se repone en cuanto se gasta o caduca. Quien usa algo lo anota en la hoja que hay dentro de la tapa. Los medicamentos personales no van en el botiquín.</p>
`),
          },
        },
      ],
    },
    {
      titulo: 'La vida, primero',
      actividades: [
        {
          clave: 'auxilios/rcp',
          titulo: 'Las manos y el desfibrilador',
          tipo: 'lectura',
          duracion: 8,
          obligatoria: true,
          regla: 'tiempo',
          contenido: { html: rcp },
        },
        {
          clave: 'auxilios/atragantamiento',
          titulo: 'Atragantamiento',
          tipo: 'lectura',
          duracion: 6,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: atragantamiento },
        },
        {
          clave: 'auxilios/practica',
          titulo: 'Práctica presencial con maniquí',
          tipo: 'tarea',
          duracion: 120,
          obligatoria: true,
          regla: 'manual',
          contenido: {
            instrucciones: prosa(`
<p>Dos horas en tu centro, en grupos de ocho personas, con maniquí y desfibrilador de entrenamiento. Ven con ropa cómoda.</p>
<p>Al terminar, escribe aquí <strong>qué te ha resultado más difícil</strong> y qué repetirías. Quien dirige la práctica confirma tu asistencia y da por completada la actividad.</p>
`),
          },
        },
      ],
    },
    {
      titulo: 'Lo más frecuente',
      actividades: [
        {
          clave: 'auxilios/heridas',
          titulo: 'Heridas, hemorragias y quemaduras',
          tipo: 'lectura',
          duracion: 8,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: heridas },
        },
        {
          clave: 'auxilios/subito',
          titulo: 'Cuando alguien «se encuentra raro»',
          tipo: 'lectura',
          duracion: 8,
          obligatoria: true,
          regla: 'ver',
          contenido: { html: subito },
        },
        {
          clave: 'auxilios/insst',
          titulo: 'Los primeros auxilios, según el INSST',
          tipo: 'enlace',
          duracion: 10,
          obligatoria: false,
          regla: 'ver',
          contenido: {
            url: 'https://www.insst.es',
            descripcion:
              'El Instituto Nacional de Seguridad y Salud en el Trabajo publica carteles y notas técnicas gratuitas. Escribe «primeros auxilios» en su buscador.',
          },
        },
      ],
    },
    {
      titulo: 'Prueba final',
      actividades: [
        {
          clave: 'auxilios/prueba',
          titulo: 'Prueba final: primeros auxilios',
          tipo: 'evaluacion',
          duracion: 20,
          obligatoria: true,
          regla: 'aprobar',
          contenido: {
            descripcion:
              'Quince situaciones; en cada una hay que decidir qué se hace primero. Pendiente de la revisión del servicio médico.',
            intentos: 2,
            minutos: 25,
            notaMinima: 8,
            abreEnDias: null,
            cierraEnDias: null,
            estado: 'borrador',
          },
        },
      ],
    },
  ],
};
