import type { TrabajoDemo } from '#seed/content/entregas/trabajo.ts';
import { prosa } from '#seed/content/prosa.ts';

export const trabajosDePalabras: Readonly<Record<string, TrabajoDemo>> = {
  'claro/texto-propio': {
    textos: [
      prosa(`
<p>«Por medio de la presente se pone en su conocimiento que, habiéndose detectado la falta de aportación de la documentación preceptiva, se le concede un plazo de diez días hábiles para su subsanación, advirtiéndole de que, en caso de no hacerlo, se le tendrá por desistido de su petición».</p>
<p>Lo lee quien ha pedido la ayuda de transporte. Tiene que mandarnos el papel que falta.</p>
<p>Lo que más preguntan: qué papel es y hasta qué día tienen.</p>
`),
      prosa(`
<p>«Se informa a los usuarios de que, con motivo de la realización de trabajos de mantenimiento programados en las instalaciones, el servicio de aparcamiento permanecerá inoperativo durante la jornada del próximo lunes, rogándose disculpen las molestias que ello pudiera ocasionar».</p>
<p>Lo leen las personas que vienen en coche. Ese día no pueden aparcar.</p>
<p>Preguntan dónde dejar el coche, que es justo lo que no dice.</p>
`),
    ],
    bien: [
      'Un punto de partida estupendo: tiene de todo lo que vas a cambiar.',
      'Buena elección. Fíjate en que la respuesta a lo que más preguntan no está en el texto.',
    ],
    justo: ['Gracias. Para la segunda parte te vendrá bien uno un poco más largo, si lo tienes.'],
  },
  'claro/reescribe': {
    textos: [
      prosa(`
<p><strong>Nos falta un papel para tramitar tu ayuda de transporte.</strong></p>
<p>Envíanos el certificado de empadronamiento antes del 12 de diciembre. Puedes traerlo a la oficina, de 9 a 14, o mandarlo por la web.</p>
<p>Si no lo recibimos ese día, tendremos que cerrar tu solicitud, y podrás pedir la ayuda otra vez cuando lo tengas.</p>
<p>¿Tienes dudas? Llámanos al 900 000 000.</p>
<p>Antes, 49 palabras en una sola frase. Ahora, 60 en seis.</p>
`),
      prosa(`
<p><strong>El lunes 24 no se puede aparcar en el recinto.</strong></p>
<p>Vamos a pintar el suelo. Puedes dejar el coche en la calle Sur, a tres minutos andando. El martes 25 abrimos a la hora de siempre.</p>
<p>Tenía 40 palabras; ahora tiene 36.</p>
`),
    ],
    bien: [
      'Se entiende a la primera y no has perdido ningún requisito. Enhorabuena.',
      'La primera frase dice qué hacer y la fecha está entera. Es justo eso.',
    ],
    justo: [
      'Mucho mejor que el original, pero «antes de fin de mes» no es una fecha. Escríbela.',
      'Va bien, aunque todavía no se sabe quién tiene que hacer qué en el segundo párrafo.',
    ],
  },
  'datos/caso-diplomas': {
    textos: [
      prosa(`
<p>Hola:</p>
<p>Para los diplomas te paso el nombre y los apellidos de las doce personas, tal como quieren que aparezcan. El documento no hace falta en el diploma, así que no lo incluyo.</p>
<p>A la imprenta mándale solo esa lista, y pídele que la borre cuando entregue el trabajo. Con ellos tenemos contrato de encargo, no hay problema.</p>
<p>Para avisar de la recogida no necesitas los teléfonos: escribo yo desde la academia, que ya los tiene, y así no circulan. Dime el día y el sitio.</p>
<p>Un abrazo.</p>
`),
      prosa(`
<p>Buenos días:</p>
<p>Te envío nombres y apellidos. Ni documento ni teléfono: para un diploma sobran.</p>
<p>La imprenta recibe la misma lista, sin correos, y tiene que destruirla al terminar. Que nos lo confirme por escrito.</p>
<p>De la recogida avisamos nosotros con un mensaje desde la plataforma.</p>
`),
      prosa(`
<p>Te paso la lista con el nombre y los apellidos. El documento lo guardo yo por si hay dos personas que se llamen igual.</p>
<p>¿Avisamos con un cartel en el comedor y un correo desde la academia? Así nadie tiene el teléfono de nadie.</p>
`),
    ],
    bien: [
      'Das lo justo, explicas por qué y ofreces otra manera de avisar. Perfecto.',
      'Muy bien lo de pedir por escrito que destruyan la lista.',
    ],
    justo: [
      'Bien lo que das y lo que no. Te falta decirle a la imprenta qué hacer con la lista al terminar.',
    ],
    devuelve:
      '<p>La respuesta es amable y clara, pero no dice qué hace la imprenta con la lista cuando acaba. Añade esa frase y vuelve a enviarla.</p>',
  },
};
