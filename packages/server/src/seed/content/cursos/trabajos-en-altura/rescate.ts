import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const rescate = prosa(`
<p>El arnés ha funcionado y la persona está viva, colgada a 4 m del suelo. Ahora empieza otro riesgo del que se habla poco. Suspendida e inmóvil, la sangre se acumula en las piernas, llega menos al corazón y al cerebro, y puede perder el conocimiento en minutos. Se llama <strong>trauma por suspensión</strong> o síndrome del arnés, y puede ser mortal.</p>
<h2>Llamar al 112 no es un plan</h2>
<p>Hay que llamar, y enseguida. Pero los bomberos pueden tardar quince minutos o más en llegar, preparar el material y subir. Por eso no se empieza ningún trabajo en altura sin un plan de rescate que pueda ejecutar la gente que ya está allí.</p>
<h2>Qué dice un buen plan</h2>
<ul>
<li><strong>Quién</strong> da la alarma, quién dirige y quién baja a la persona. Con nombres, no con cargos.</li>
<li><strong>Con qué:</strong> una plataforma elevadora disponible y con batería, un equipo de descenso ya montado o una pértiga. El material está en el lugar, no en otro edificio.</li>
<li><strong>Por dónde</strong> se baja y dónde espera la ambulancia.</li>
<li><strong>Cuándo</strong> se ha ensayado. Un plan que nadie ha probado es una hipótesis.</li>
</ul>
<p>Y una condición previa: nadie trabaja en altura a solas. Siempre hay al menos otra persona que puede verle u oírle.</p>
<h2>Los primeros diez minutos</h2>
<ol>
<li><strong>Protege.</strong> Detén el trabajo, aparta a la gente y no te conviertas en la segunda víctima.</li>
<li><strong>Avisa.</strong> Llama al 112: di que hay una persona suspendida, a qué altura, y si responde.</li>
<li><strong>Habla con la persona.</strong> Si está consciente, pídele que mueva las piernas sin parar, que las suba o que apoye los pies en lo que pueda. Si lleva cintas antitrauma, que se ponga de pie sobre ellas.</li>
<li><strong>Bájala</strong> con el método previsto, sin improvisar.</li>
<li><strong>Ya en el suelo</strong>, túmbala y aplica los primeros auxilios de siempre: mira si responde y si respira con normalidad. Si no respira con normalidad, empieza la reanimación y pide el desfibrilador.</li>
<li><strong>Vigila</strong> hasta que llegue la ambulancia y cuenta cuánto tiempo ha estado colgada. Aunque diga que está bien, tiene que verla un médico.</li>
</ol>
${figura('altura/rescate')}
<h2>Un ejemplo</h2>
<p>En un simulacro hecho en la nave de logística, el primer intento llevó 19 minutos: la plataforma estaba sin batería y la llave, en otra oficina. Se cambiaron dos cosas, un cargador fijo y una copia de la llave junto al cuadro. El segundo intento llevó seis. Nadie corrió más; simplemente, todo estaba en su sitio.</p>
<p>En la tarea siguiente escribirás el plan de tu propio centro. Piensa en esos trece minutos de diferencia.</p>
`);
