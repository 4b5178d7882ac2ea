import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const subito = prosa(`
<p>No todo lo urgente sangra. Hay situaciones que empiezan en silencio, con alguien que «se encuentra raro», y en las que reconocer la señal a tiempo cambia el resultado.</p>
<h2>Ictus: cara, brazos, habla</h2>
<p>Pide tres cosas, en diez segundos:</p>
<ol>
<li><strong>Sonríe.</strong> ¿Se le tuerce la boca?</li>
<li><strong>Levanta los dos brazos.</strong> ¿Uno cae?</li>
<li><strong>Repite una frase.</strong> ¿Habla raro o no le sale?</li>
</ol>
<p>Con una sola respuesta afirmativa, llama al 112 y di que sospechas un ictus. Anota <strong>a qué hora se le vio bien por última vez</strong>: de ella depende el tratamiento. No le des comida, bebida ni medicamentos.</p>
${figura('auxilios/subito')}
<h2>Dolor en el pecho</h2>
<p>Una opresión que dura más de unos minutos, que va al brazo, al cuello o a la mandíbula, con sudor frío o náuseas, se trata como un infarto mientras no se demuestre lo contrario. Llama al 112, deja a la persona en reposo, sentada o como esté más cómoda, y pide el desfibrilador por si acaso. En muchas mujeres, y en personas con diabetes, los síntomas son menos típicos: cansancio repentino, falta de aire, malestar en el estómago.</p>
<h2>Convulsiones</h2>
<ul>
<li>Aparta lo que pueda golpearle y pon algo blando bajo la cabeza.</li>
<li><strong>No sujetes a la persona ni le metas nada en la boca.</strong></li>
<li>Mira el reloj. Si dura más de cinco minutos, si se repite o si es la primera vez, 112.</li>
<li>Cuando termine, comprueba que respira y ponla de lado.</li>
</ul>
<h2>Bajada de azúcar</h2>
<p>Temblor, sudor, hambre, irritabilidad, confusión. Si la persona tiene diabetes, está despierta y puede tragar, dale de 15 a 20 g de azúcar: un vaso de zumo o tres o cuatro sobres disueltos en agua. Si no mejora en 15 minutos, repite. Si está inconsciente, nada por la boca: posición lateral de seguridad y 112.</p>
<h2>Mareo y golpe de calor</h2>
<table>
<thead><tr><th>Diferencias</th><th>Lipotimia</th><th>Golpe de calor</th></tr></thead>
<tbody>
<tr><td>Aspecto</td><td>Palidez y sudor frío; dura poco</td><td>Piel muy caliente y confusión</td></tr>
<tr><td>Qué haces</td><td>Tumbar y levantar las piernas; aflojar la ropa</td><td>112, sombra y enfriar con agua y aire cuanto antes</td></tr>
<tr><td>Gravedad</td><td>Suele recuperarse en un par de minutos</td><td>Es una emergencia vital</td></tr>
</tbody>
</table>
<p>En el almacén, de junio a septiembre, el golpe de calor es un riesgo real. Quien tiene la piel ardiendo, dice cosas sin sentido o camina como si hubiera bebido no necesita «un rato a la sombra»: necesita una ambulancia.</p>
`);
