ALTER TABLE "evaluaciones" DROP CONSTRAINT "evaluaciones_actividad_unica";--> statement-breakpoint
DROP INDEX "usuarios_por_acceso";--> statement-breakpoint
CREATE INDEX "usuarios_por_entrada" ON "usuarios" USING btree (coalesce("correo", "usuario") collate "es-x-icu","id");--> statement-breakpoint
CREATE INDEX "usuarios_por_usuario" ON "usuarios" USING btree ("usuario" collate "es-x-icu","id");--> statement-breakpoint
CREATE INDEX "usuarios_por_documento" ON "usuarios" USING btree ("documento" collate "es-x-icu","id");--> statement-breakpoint
CREATE INDEX "usuarios_por_telefono" ON "usuarios" USING btree ("telefono" collate "es-x-icu","id");--> statement-breakpoint
CREATE INDEX "usuarios_de_baja" ON "usuarios" USING btree ("apellidos","nombre","id") WHERE "usuarios"."baja_desde" is not null;--> statement-breakpoint
CREATE INDEX "usuarios_por_acceso" ON "usuarios" USING btree ("ultimo_acceso","apellidos","nombre","id");--> statement-breakpoint
ALTER TABLE "evaluaciones" ADD CONSTRAINT "evaluaciones_actividad_unica" UNIQUE("actividad_id","curso_id");