import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const pas = prosa(`
<p>Alguien se desploma en el muelle de carga. Lo natural es correr hacia esa persona. Lo correcto es detenerse dos segundos y mirar. Quien ayuda sin mirar se convierte muchas veces en la segunda víctima. Por eso los primeros auxilios empiezan siempre por las mismas tres palabras, y siempre en el mismo orden: <strong>proteger, avisar, socorrer</strong>.</p>
<h2>Proteger</h2>
<p>Antes de acercarte, pregúntate qué ha hecho daño a esa persona y si puede hacértelo a ti.</p>
<ul>
<li><strong>Electricidad:</strong> corta la corriente antes de tocar a nadie.</li>
<li><strong>Humo, gas o un producto derramado:</strong> no entres. Pide ayuda desde fuera.</li>
<li><strong>Máquinas y carretillas:</strong> páralas y que alguien corte el paso.</li>
<li><strong>Sangre:</strong> ponte guantes. Están en el primer bolsillo del botiquín.</li>
</ul>
<p>Como regla general, no muevas a la persona herida. Hazlo solo si el lugar es un peligro mayor que moverla.</p>
${figura('auxilios/pas')}
<h2>Avisar</h2>
<p>Llama al <strong>112</strong> y pon el altavoz para tener las manos libres. Si hay más gente, señala a una persona concreta: «Tú, Óscar, llama al 112 y vuelve a decirme qué te han dicho». Si gritas «¡que alguien llame!», es posible que no llame nadie.</p>
<h2>Socorrer</h2>
<p>Con la zona segura y la ayuda en camino, haz la primera valoración, que son dos preguntas:</p>
<ol>
<li><strong>¿Responde?</strong> Háblale fuerte y sacúdele con suavidad los hombros.</li>
<li><strong>¿Respira con normalidad?</strong> Échale la cabeza hacia atrás con una mano en la frente y levántale el mentón con la otra. Mira el pecho, escucha y siente el aire durante un máximo de diez segundos.</li>
</ol>
<table>
<thead><tr><th>Responde</th><th>Respira con normalidad</th><th>Qué haces</th></tr></thead>
<tbody>
<tr><td>Sí</td><td>Sí</td><td>Pregunta qué le pasa, tranquiliza y vigila</td></tr>
<tr><td>No</td><td>Sí</td><td>Posición lateral de seguridad y vigilancia constante</td></tr>
<tr><td>No</td><td>No, o tienes dudas</td><td>Reanimación y desfibrilador, de inmediato</td></tr>
</tbody>
</table>
<p>Una respiración a bocanadas, ruidosa y muy lenta no es normal: cuenta como que no respira.</p>
<h2>Lo que la ley espera de ti</h2>
<p>No se te pide que seas profesional de la medicina. El Código Penal castiga a quien, pudiendo hacerlo sin riesgo propio ni de terceros, no socorre a una persona desamparada y en peligro grave. Si no puedes o no sabes ayudar directamente, tu obligación es pedir ayuda. Una llamada al 112 ya es socorrer.</p>
`);
