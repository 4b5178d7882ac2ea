DROP INDEX "usuarios_por_acceso";--> statement-breakpoint
CREATE INDEX "usuarios_por_acceso" ON "usuarios" USING btree ("ultimo_acceso","estado","fecha_baja");