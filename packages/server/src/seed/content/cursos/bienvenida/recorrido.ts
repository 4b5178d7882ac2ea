import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const recorrido = prosa(`
<p>Vamos a dar una vuelta. Si puedes, abre la academia en otra pestaña o en el móvil y ve mirando cada cosa mientras lees.</p>
<h2>La página de inicio</h2>
<p>Es la primera que ves al entrar y responde a una sola pregunta: ¿qué hago ahora? Arriba está el botón <strong>Continuar</strong>, que te lleva a la actividad exacta en la que te quedaste. Debajo encontrarás lo que vence, tus cursos con su avance, los últimos resultados y el catálogo de cursos abiertos.</p>
<p>El buscador del catálogo no distingue tildes ni mayúsculas: «proteccion» encuentra «Protección».</p>
<h2>La página de un curso</h2>
<p>A un lado está el índice, con sus secciones. Junto a cada actividad hay una señal que dice cómo va:</p>
<table>
<thead><tr><th>Estado</th><th>Qué significa</th></tr></thead>
<tbody>
<tr><td>Pendiente</td><td>Aún no la has abierto</td></tr>
<tr><td>En curso</td><td>La empezaste y puedes seguir donde estabas</td></tr>
<tr><td>Completada</td><td>Cuenta para tu porcentaje y puedes volver a verla</td></tr>
<tr><td>Bloqueada</td><td>Se abrirá cuando completes otra anterior</td></tr>
</tbody>
</table>
<p>En los cursos que van en orden, como el de trabajos en altura, unas actividades abren el paso a otras. En los demás puedes empezar por donde prefieras.</p>
${figura('bienvenida/recorrido')}
<h2>Mis pruebas</h2>
<p>Reúne todas tus evaluaciones: las que tienes abiertas, las que se abrirán y las que ya has hecho, con su nota. Antes de empezar una verás sus reglas: cuántos intentos tienes, cuánto tiempo y qué nota hace falta.</p>
<h2>Tu perfil</h2>
<p>En <strong>Configuración de mi perfil</strong> cambias tu contraseña, corriges tu teléfono y ves desde qué dispositivos has entrado. Si no reconoces alguno, ciérralo desde ahí mismo. La primera vez que entras con una contraseña temporal, la academia te pide que la cambies por una tuya: al menos diez caracteres y nada que se adivine con tu nombre.</p>
<h2>De noche y de día</h2>
<p>Hay un tema claro y otro oscuro. Elige el que menos te canse la vista; se cambia con un toque, en la barra de arriba.</p>
<h2>Cuéntanos qué tal</h2>
<p>Al final de cada actividad puedes dejar estrellas, un comentario o un aviso de error. Si prefieres que no aparezca tu nombre, marca la casilla de anónimo. Lo leemos todo, también lo que escuece.</p>
`);
