import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const hola = prosa(`
<p>Hola. Si estás leyendo esto, ya has hecho lo más difícil: entrar. Esta es la academia de Alborada, el sitio donde aprendemos lo que necesitamos para trabajar con seguridad y lo que nos apetece aprender para trabajar mejor. Es de todo el mundo: de quien lleva una semana y de quien lleva veinte años, de la oficina y del almacén.</p>
<h2>Qué encontrarás</h2>
<ul>
<li><strong>Cursos asignados.</strong> Son los que te pide tu puesto o tu grupo. Suelen tener una fecha límite, que verás siempre en palabras: «vence en tres días».</li>
<li><strong>Cursos abiertos.</strong> Los haces si quieres y cuando quieres, sin pedir permiso a nadie.</li>
<li><strong>Pruebas y tareas.</strong> Unas se corrigen solas y otras las lee una persona.</li>
<li><strong>Certificados.</strong> Los consigues al completar un curso que los tenga y se guardan en tu página.</li>
</ul>
<h2>Tres promesas</h2>
<p><strong>No te haremos perder el tiempo.</strong> Las lecturas son cortas, llevan ejemplos de nuestra casa y dicen al principio cuánto se tarda. Si algo sobra, dínoslo y lo quitamos.</p>
<p><strong>No perderás lo que hagas.</strong> Cada respuesta se guarda en cuanto la das. Si se corta la conexión o se te acaba la batería, al volver estarás donde lo dejaste.</p>
<p><strong>Sabrás quién ve qué.</strong> Tu tutor o tu tutora ve tu avance, tus notas y tus intentos, porque tiene que ayudarte a llegar. El resto de tu grupo no ve nada de eso: ni cuánto tardas ni cuántas veces lo has intentado antes de entenderlo.</p>
${figura('bienvenida/hola')}
<h2>Quién está detrás</h2>
<p>El equipo de Formación prepara los cursos con quienes hacen el trabajo todos los días: el de altura lo escribieron dos técnicas de mantenimiento; el de lenguaje claro, la oficina de atención. Si tienes una duda de contenido, pregunta a tu tutor o a tu tutora. Si lo que falla es la página, escribe a <strong>formacion@alborada.example</strong>.</p>
<h2>Cuánto dura esta bienvenida</h2>
<p>Unos cuarenta minutos, y puedes hacerla en dos o tres ratos. Al final hay una prueba breve, sin nota que temer, para comprobar que te mueves con soltura. Después, la academia es tuya.</p>
`);
