// Rules of this house that no linter brings along, as a plugin of oxlint (see .oxlintrc.json). What each allows where
// stands beside it.
const sqlHomes = [/\.queries\.ts$/, /src\/server\/(db|demo|import|moving)\//, /\.test\.ts$/];
const sqlStart =
  /^\s*(?:select\s|insert\s+into\s|update\s+\w+\s|delete\s+from\s|with\s+(?:recursive\s+)?\w+\s+as\s)/;

const roleHomes = [/src\/domain\//, /\.test\.tsx?$/];
const roles = new Set(['job_seeker', 'recruiter', 'hiring_manager', 'company_admin', 'admin']);

const nameHomes = [/src\/server\/visibility\//, /\.test\.ts$/];

const addressHomes = [/src\/client\/paths\.ts$/, /\.test\.tsx?$/];
const addressAttributes = new Set(['to', 'href', 'action']);

const sqlInQueries = {
  create: (context) =>
    within(context, /src\/server\//, sqlHomes, {
      Literal: (node) => {
        if (
          typeof node.value === 'string' &&
          sqlStart.test(node.value.toLowerCase()) &&
          isSqlCase(node.value)
        ) {
          context.report({
            node,
            message: 'SQL lives in *.queries.ts (and in db, demo, import and moving).',
          });
        }
      },
      TemplateElement: (node) => {
        const text = node.value.raw;
        if (sqlStart.test(text.toLowerCase()) && isSqlCase(text)) {
          context.report({
            node,
            message: 'SQL lives in *.queries.ts (and in db, demo, import and moving).',
          });
        }
      },
    }),
};

/** SQL is written all small or all capital; "Select a file" is a sentence. */
function isSqlCase(text) {
  const first = text.trim().split(/\s/)[0];
  return first === first.toLowerCase() || first === first.toUpperCase();
}

const roleInPermissions = {
  create: (context) => {
    const message =
      'Roles are compared in src/domain only: ask can, may, isJobSeeker … of #domain/permissions.ts.';
    return within(context, /src\/(server|client|matching)\//, roleHomes, {
      BinaryExpression: (node) => {
        if (!/^[!=]==?$/.test(node.operator)) return;
        if ([node.left, node.right].some((side) => isRole(side) || isUserType(side)))
          context.report({ node, message });
      },
      SwitchCase: (node) => {
        if (node.test && isRole(node.test)) context.report({ node: node.test, message });
      },
      CallExpression: (node) => {
        if (node.callee.type !== 'MemberExpression' || node.callee.property.name !== 'includes') return;
        if (node.arguments.some((value) => isRole(value) || isUserType(value)))
          context.report({ node, message });
      },
    });
  },
};

function isRole(node) {
  return node.type === 'Literal' && roles.has(node.value);
}

function isUserType(node) {
  const inner = node.type === 'ChainExpression' ? node.expression : node;
  return inner.type === 'MemberExpression' && inner.property.name === 'userType';
}

const nameInVisibility = {
  create: (context) =>
    within(context, /src\/server\//, nameHomes, {
      TemplateElement: (node) => {
        if (/first_name\s*\|\|/.test(node.value.raw))
          context.report({ node, message: 'What a person is called is personName of server/visibility.' });
      },
    }),
};

const addressInPaths = {
  create: (context) => {
    const message = 'Addresses of ours are spelled in src/client/paths.ts only.';
    return within(context, /src\/client\//, addressHomes, {
      JSXAttribute: (node) => {
        if (!addressAttributes.has(node.name.name)) return;
        const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
        if (value && isAddress(value)) context.report({ node, message });
      },
      CallExpression: (node) => {
        const name = node.callee.name ?? node.callee.property?.name;
        if (name === 'navigate' && node.arguments[0] && isAddress(node.arguments[0]))
          context.report({ node, message });
      },
    });
  },
};

function isAddress(node) {
  const text = node.type === 'TemplateLiteral' ? node.quasis[0].value.raw : node.value;
  return typeof text === 'string' && text.startsWith('/');
}

const oneSpelling = {
  create: (context) => {
    const file = context.filename.replaceAll('\\', '/');
    const [, area, folder] = /src\/(\w+)\/(.*?\/?)[^/]*$/.exec(file) ?? [];
    const look = (node) => {
      const from = node.source?.value;
      if (typeof from !== 'string' || !/\.(tsx?|css)(\?|$)/.test(from)) return;
      const climbs = from.startsWith('../');
      const goesRound = from.startsWith(`#${area}/${folder}`) && folder !== '';
      if (climbs || goesRound)
        context.report({ node, message: 'Same folder or below by `./`, everything else by `#area/…`.' });
    };
    return within(context, /src\/\w+\//, [], {
      ImportDeclaration: look,
      ExportNamedDeclaration: look,
      ImportExpression: look,
    });
  },
};

const cacheKeysInApi = {
  create: (context) => {
    const message =
      'What is cached is reached through src/client/api/api-cache.ts: useApi, refresh, changeAnswer …';
    return within(context, /src\/client\//, [/src\/client\/api\//, /\.test\.tsx?$/], {
      Property: (node) => {
        if (node.key.name === 'queryKey' && node.parent.type === 'ObjectExpression')
          context.report({ node, message });
      },
      ImportSpecifier: (node) => {
        if (/^(useQueryClient|QueryClient)$/.test(node.imported.name)) context.report({ node, message });
      },
    });
  },
};

const exceptionsHaveReasons = {
  create: (context) => ({
    Program: () => {
      for (const comment of context.sourceCode.getAllComments())
        if (/^\s*(?:ox|es)lint-disable/.test(comment.value) && !/ -- \S/.test(comment.value))
          context.report({ loc: comment.loc, message: 'An exception to a rule says why, behind " -- ".' });
    },
  }),
};

function within(context, place, homes, visitor) {
  const file = context.filename.replaceAll('\\', '/');
  return place.test(file) && !homes.some((home) => home.test(file)) ? visitor : {};
}

export default {
  meta: { name: 'house' },
  rules: {
    'sql-in-queries': sqlInQueries,
    'role-in-permissions': roleInPermissions,
    'name-in-visibility': nameInVisibility,
    'address-in-paths': addressInPaths,
    'cache-keys-in-api': cacheKeysInApi,
    'one-import-spelling': oneSpelling,
    'exceptions-have-reasons': exceptionsHaveReasons,
  },
};
