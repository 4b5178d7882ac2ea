import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const mediosDeAcceso = prosa(`
<p>Una escalera apoyada en la pared es rápida, barata y está siempre a mano. Por eso es también uno de los equipos con los que más gente se cae. La regla de la que parte la normativa es sencilla: la escalera de mano se usa cuando otro equipo más seguro no está justificado por el bajo riesgo, la poca duración del trabajo o las características del lugar.</p>
<h2>La escalera de mano</h2>
<ul>
<li><strong>Inclinación:</strong> unos 75 grados. El truco es cuatro a uno: por cada 4 m de altura, separa la base 1 m de la pared.</li>
<li><strong>Arriba:</strong> si la usas para acceder a otro nivel, debe sobresalir al menos 1 m por encima de él.</li>
<li><strong>Abajo:</strong> suelo firme, horizontal y seco. Nunca sobre cajas, palés ni bidones.</li>
<li><strong>Tú:</strong> siempre de cara a ella, con tres puntos de contacto, y sin cargas que por su peso o su tamaño te hagan perder la estabilidad.</li>
<li><strong>A más de 3,5 m</strong> y con esfuerzos o movimientos que comprometan tu equilibrio, solo con protección anticaídas u otra medida equivalente.</li>
</ul>
<p>Si tienes que estirarte, baja y mueve la escalera. La hebilla del cinturón no debería salirse nunca de los largueros.</p>
<h2>La plataforma elevadora</h2>
<p>Es la opción preferible para la mayor parte de los trabajos de mantenimiento. Solo la maneja quien tiene formación y autorización por escrito. Antes de subir, comprueba el terreno, las líneas eléctricas cercanas, la parada de emergencia y la bajada manual. En las de brazo articulado se lleva arnés unido al punto previsto dentro de la cesta: un bache basta para lanzarte fuera. Y los pies, siempre en el suelo de la cesta, nunca en la barandilla.</p>
<h2>El andamio y la torre móvil</h2>
<p>Se monta siguiendo las instrucciones del fabricante o un plan firmado por una persona con la formación que lo habilite. Lo inspecciona una persona competente antes de la puesta en servicio, después periódicamente y también tras una modificación, un vendaval o un periodo sin uso. En una torre móvil, frena las ruedas antes de subir; para desplazarla, baja todo el mundo.</p>
<h2>¿Cuál elijo?</h2>
<table>
<thead><tr><th>Trabajo</th><th>Medio adecuado</th><th>Por qué</th></tr></thead>
<tbody>
<tr><td>Cambiar una bombilla a 2,6 m, 5 min</td><td>Escalera de tijera</td><td>Poco riesgo y poca duración</td></tr>
<tr><td>Sustituir diez luminarias a 7 m</td><td>Plataforma elevadora</td><td>Varias posiciones y las dos manos ocupadas</td></tr>
<tr><td>Pintar una fachada de 6 m, una semana</td><td>Andamio</td><td>Larga duración y varias personas</td></tr>
</tbody>
</table>
<p>Fíjate en la última columna: lo que decide no es la prisa, sino el tiempo que vas a estar arriba y lo que harán tus manos mientras tanto.</p>
${figura('altura/medios-de-acceso')}
`);
