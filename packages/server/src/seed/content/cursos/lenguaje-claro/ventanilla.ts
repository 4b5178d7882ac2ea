import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const ventanilla = prosa(`
<p>En una conversación no hay tiempo de reescribir. A cambio, tienes algo que una carta no tiene: puedes ver si te están entendiendo. Esta lectura reúne lo que mejor funciona en nuestras oficinas, cara a cara y por teléfono.</p>
<h2>Los primeros treinta segundos</h2>
<ol>
<li><strong>Saluda y preséntate.</strong> «Buenos días, soy Nayara. ¿En qué te ayudo?».</li>
<li><strong>Deja terminar.</strong> La gente suele contar lo importante al final. Si interrumpes, contestarás a la pregunta equivocada.</li>
<li><strong>Repite con tus palabras.</strong> «A ver si lo he entendido: te ha llegado un recibo que ya habías pagado». Es la frase que más malentendidos ahorra.</li>
</ol>
<p>El tuteo depende de la oficina y de la persona. Ante la duda, empieza de usted y sigue el tono que te proponga.</p>
${figura('claro/ventanilla')}
<h2>Explicar un trámite sin perder a nadie</h2>
<ul>
<li><strong>Anuncia cuántos pasos son.</strong> «Son tres cosas». Quien escucha se prepara para tres.</li>
<li><strong>Un paso cada vez,</strong> y espera un gesto antes de seguir.</li>
<li><strong>Traduce la sigla</strong> la primera vez: «el PIC, que es el punto de información».</li>
<li><strong>Escribe lo esencial.</strong> Una nota con el documento, el lugar y la fecha vale más que repetirlo cuatro veces.</li>
<li><strong>Comprueba, pero no examines.</strong> En lugar de «¿lo has entendido?», prueba con «¿qué vas a traer el jueves?».</li>
</ul>
<h2>Por teléfono</h2>
<p>Sin la cara, la voz tiene que hacer el trabajo de los ojos. Habla un poco más despacio, avisa antes de cada silencio y no dejes a nadie más de un minuto en espera sin volver a hablar.</p>
<table>
<thead><tr><th>En lugar de…</th><th>Prueba con…</th></tr></thead>
<tbody>
<tr><td>«Espere»</td><td>«Lo miro en el sistema. Tardo un minuto y sigo contigo»</td></tr>
<tr><td>«Eso no es aquí»</td><td>«Lo lleva Hacienda. Te doy el número y el horario»</td></tr>
<tr><td>«Ya le dije que…»</td><td>«Te lo cuento de otra manera»</td></tr>
<tr><td>«No se puede»</td><td>«Hoy no se puede. Lo que sí puedes hacer es…»</td></tr>
</tbody>
</table>
<h2>Cuando la comunicación es más difícil</h2>
<p>Si la persona oye mal, colócate de frente, con luz en la cara, y vocaliza sin gritar. Si no domina el español, usa frases cortas y números escritos, y ofrece la traducción telefónica que tenga tu oficina. Si va acompañada, habla con ella y no con quien la acompaña: el trámite es suyo.</p>
<blockquote><p><strong>Antes de despedirte,</strong> resume en una frase qué hará cada parte y cuándo: «Tú traes el certificado antes del viernes y yo dejo la solicitud preparada».</p></blockquote>
`);
