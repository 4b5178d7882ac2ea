import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const queEs = prosa(`
<p>La pregunta parece fácil: trabajar en altura es trabajar alto. Pero ¿cuánto es alto? La normativa española toma los <strong>dos metros</strong> como referencia: a partir de ahí, si puedes caer, tiene que haber una protección que lo impida o que detenga la caída. No significa que por debajo no haya riesgo. Quien cae de espaldas desde un muelle de carga de un metro puede golpearse la cabeza contra el suelo exactamente igual.</p>
<h2>Lo que tarda una caída</h2>
<p>Mucha gente confía en que le dará tiempo a agarrarse. Los números dicen otra cosa.</p>
<table>
<thead><tr><th>Altura de la caída</th><th>Tiempo hasta el suelo</th><th>Velocidad al llegar</th></tr></thead>
<tbody>
<tr><td>2 m</td><td>0,6 s</td><td>23 km/h</td></tr>
<tr><td>4 m</td><td>0,9 s</td><td>32 km/h</td></tr>
<tr><td>6 m</td><td>1,1 s</td><td>39 km/h</td></tr>
</tbody>
</table>
<p>Entre que notas que pierdes el equilibrio y mueves las manos pasa, con suerte, medio segundo. Para entonces ya has recorrido más de un metro.</p>
<h2>No siempre parece altura</h2>
<p>Casi todo el mundo reconoce un andamio. Estos otros casos, en cambio, pasan inadvertidos:</p>
<ul>
<li>Subirse a la caja de un camión para colocar una lona.</li>
<li>Acercarse al borde de una entreplanta cuando se ha retirado la barandilla para meter un palé.</li>
<li>Pisar una claraboya o una placa de fibrocemento: aguantan la lluvia, no a una persona.</li>
<li>Trabajar junto a un foso, una zanja o una arqueta abierta. La altura también se mide hacia abajo.</li>
</ul>
<h2>En qué orden se protege</h2>
<p>El orden no es una preferencia: la ley obliga a <strong>anteponer la protección colectiva a la individual</strong>. Antes de coger un arnés, recorre esta escalera de arriba abajo y quédate en el primer peldaño que sea posible.</p>
<ol>
<li><strong>Evitarlo.</strong> ¿Se puede hacer desde el suelo? Una luminaria que baja con una polea no obliga a subir a nadie.</li>
<li><strong>Impedir la caída de todos.</strong> Barandillas rígidas de al menos 90 cm, con listón intermedio y rodapié, o una plataforma con su propia barandilla.</li>
<li><strong>Impedir que llegues al borde.</strong> Un sistema de retención: la cuerda es tan corta que no alcanzas el punto de caída.</li>
<li><strong>Detener la caída.</strong> Arnés, absorbedor y anclaje. Es el último recurso, porque aquí la caída ya ha ocurrido.</li>
</ol>
<p>Un ejemplo. En Getafe había que limpiar cada mes un canalón a 5 m. Primero se pensó en comprar dos arneses. Al final se compró una pértiga con cámara: nadie ha vuelto a subir.</p>
${figura('altura/que-es')}
`);
