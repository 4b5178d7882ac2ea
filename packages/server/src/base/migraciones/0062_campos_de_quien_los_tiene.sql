DROP INDEX "usuarios_por_campos";--> statement-breakpoint
CREATE INDEX "usuarios_por_campos" ON "usuarios" USING gin ("campos" jsonb_path_ops) WHERE "usuarios"."campos" <> '{}';