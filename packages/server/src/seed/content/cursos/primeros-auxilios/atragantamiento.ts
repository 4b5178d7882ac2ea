import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const atragantamiento = prosa(`
<p>Comida de empresa. Una compañera se lleva las manos al cuello y deja de hablar. Tienes poco tiempo y una sola pregunta que hacer: <strong>«¿Te has atragantado?»</strong>. Según lo que ocurra después, harás una cosa u otra.</p>
<h2>Si tose y puede hablar</h2>
<p>La obstrucción es leve y la tos es el mejor remedio. Anímala a seguir tosiendo, quédate a su lado y no le des golpes en la espalda ni agua: podrías empeorarlo.</p>
<h2>Si no puede hablar, ni toser, ni respirar</h2>
<p>La obstrucción es grave. Pide que alguien llame al 112 y empieza.</p>
<ol>
<li><strong>Cinco golpes en la espalda.</strong> Ponte a un lado y algo detrás, inclínala hacia delante y sujétale el pecho con una mano. Con el talón de la otra, golpea con fuerza entre los omóplatos. Después de cada golpe, mira si ha salido.</li>
<li><strong>Cinco compresiones abdominales.</strong> Si sigue igual, colócate detrás y rodéala con los brazos. Pon el puño entre el ombligo y el final del esternón, sujétalo con la otra mano y tira con fuerza <strong>hacia dentro y hacia arriba</strong>.</li>
<li><strong>Alterna</strong> cinco y cinco hasta que respire o pierda el conocimiento.</li>
</ol>
${figura('auxilios/atragantamiento')}
<h2>Si pierde el conocimiento</h2>
<p>Acompáñala hasta el suelo, asegúrate de que el 112 está avisado y empieza la reanimación por las compresiones en el pecho. Solo si ves el objeto con claridad y puedes cogerlo, sácalo. <strong>No metas los dedos a ciegas:</strong> lo hundirías más.</p>
<h2>Cuando la maniobra cambia</h2>
<table>
<thead><tr><th>Situación</th><th>Qué haces</th></tr></thead>
<tbody>
<tr><td>Embarazo avanzado o mucha corpulencia</td><td>Las compresiones, en el centro del pecho en lugar del abdomen</td></tr>
<tr><td>Un bebé de menos de un año</td><td>Cinco golpes en la espalda y cinco compresiones en el pecho, con el bebé sobre tu antebrazo. Nunca en el abdomen</td></tr>
<tr><td>Te atragantas y no hay nadie contigo</td><td>Llama al 112 aunque no puedas hablar y aprieta el abdomen contra el respaldo de una silla</td></tr>
</tbody>
</table>
<h2>Después</h2>
<p>Quien ha recibido compresiones abdominales tiene que ir al médico, aunque se encuentre bien: la maniobra puede causar lesiones internas. También si le queda tos, dolor o la sensación de tener algo en la garganta.</p>
<h3>Prevenir es más fácil</h3>
<p>Comer deprisa, hablar con la boca llena y llevar algo entre los labios mientras se trabaja (un tornillo, la capucha de un bolígrafo) están detrás de muchos atragantamientos. Veinte minutos sentados para comer no son tiempo perdido.</p>
`);
