import { type INestApplicationContext, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { ModulesContainer } from '@nestjs/core';
import { ACCESS, type Access } from '../../src/common/access';

/** A route as the application declares it. */
export interface DeclaredRoute {
  /** `GET /api/users/:userId` */
  readonly name: string;
  /** Undefined where nothing was declared: nobody may call it. */
  readonly access: Access | undefined;
}

/** Every route of every controller, read from the decorators. */
export function declaredRoutes(app: INestApplicationContext): DeclaredRoute[] {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) => routesOf(metatype as Type<object>));
}

function routesOf(controller: Type<object>): DeclaredRoute[] {
  const prototype = controller.prototype as Record<string, unknown>;
  return Object.getOwnPropertyNames(prototype).flatMap((handler) => {
    const method = prototype[handler] as object;
    const verb = Reflect.getMetadata(METHOD_METADATA, method) as RequestMethod | undefined;
    if (verb === undefined) return [];
    const parts = [controller, method].map((target) => String(Reflect.getMetadata(PATH_METADATA, target)));
    const path = parts
      .join('/')
      .split('/')
      .filter((part) => part !== '')
      .join('/');
    const access = [method, controller].map((target) => Reflect.getMetadata(ACCESS, target) as Access | undefined);
    return [{ name: `${RequestMethod[verb]} /${path}`, access: access.find((declared) => declared !== undefined) }];
  });
}
