import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const dificiles = prosa(`
<p>Hay días en que quien se sienta delante viene enfadado, y casi siempre con algún motivo: es la tercera vez que viene, le han dado dos respuestas distintas o ha perdido una ayuda por un día. No puedes cambiar lo que le ha pasado. Sí puedes cambiar los diez minutos siguientes.</p>
<h2>Primero la persona, después el problema</h2>
<p>Mientras alguien está muy alterado, no oye las soluciones. Por eso el orden importa:</p>
<ol>
<li><strong>Escucha sin defenderte.</strong> No estás dando la razón; estás dejando que termine.</li>
<li><strong>Nombra lo que ves.</strong> «Entiendo que estés harta: has venido tres veces». No hace falta más.</li>
<li><strong>Pregunta por los hechos.</strong> «¿Tienes la carta? ¿Qué día te la dieron?». Las preguntas concretas bajan el volumen.</li>
<li><strong>Di qué puedes hacer tú, hoy.</strong> Aunque sea poco.</li>
<li><strong>Cumple lo que digas.</strong> Prometer una llamada y no hacerla es peor que no prometerla.</li>
</ol>
${figura('claro/dificiles')}
<h2>Decir que no</h2>
<p>Un no claro es más amable que un quizá. Dilo pronto, explica el motivo en una frase y ofrece lo que quede abierto.</p>
<p><strong>Confuso:</strong> <em>«Bueno, en principio, tal y como está el tema, lo veo complicado, pero vamos a ver…».</em></p>
<p><strong>Claro:</strong> <em>«El plazo terminó el día 12, así que la respuesta va a ser que no. Puedes presentarla de todos modos: recibirás una resolución por escrito y podrás recurrirla. Y en otoño se abre otra convocatoria».</em></p>
<h2>Palabras que encienden y palabras que calman</h2>
<table>
<thead><tr><th>Enciende</th><th>Calma</th></tr></thead>
<tbody>
<tr><td>«Tranquilícese»</td><td>«Vamos a verlo con calma, tenemos tiempo»</td></tr>
<tr><td>«Es la norma»</td><td>«La norma pide esto para que…»</td></tr>
<tr><td>«Tendría que haber…»</td><td>«A partir de ahora, lo que podemos hacer es…»</td></tr>
<tr><td>«Eso es imposible»</td><td>«No he visto ningún caso así. Déjame comprobarlo»</td></tr>
</tbody>
</table>
<h2>El límite</h2>
<p>Comprender un enfado no obliga a soportar un insulto. Si lo hay, avisa una vez, con voz serena: «Quiero ayudarte, pero así no puedo seguir». Si continúa, para la conversación y avisa a tu responsable. Ante una amenaza, aléjate, usa el botón de aviso y llama al 112. Después, cuéntalo: cada oficina tiene un parte de incidencias, y las agresiones que no se anotan no se previenen.</p>
<h2>Y luego, tú</h2>
<p>Tómate cinco minutos antes de la siguiente persona. Bebe agua, levántate, comenta lo ocurrido con alguien. No es un privilegio: quien viene después también merece tus mejores diez minutos.</p>
`);
